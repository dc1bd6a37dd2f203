import { createElement, useEffect, useRef } from "react";
import { Attachment } from "./attachment.js";

function useAttachment(options, rootOf) {
  const attachment = useRef(null);
  const handle = useRef(null);
  // After each render, because the options are new objects then. Most are the same.
  useEffect(() => {
    attachment.current ??= new Attachment(rootOf());
    attachment.current.follow(options);
    handle.current = attachment.current.handle;
  });
  // React's strict mode runs both effects twice, with this end between.
  useEffect(
    () => () => {
      attachment.current?.detach();
      attachment.current = handle.current = null;
    },
    [],
  );
  return handle;
}

export const useFieldNavigation = (options) => useAttachment(options, () => document);

export function FieldNavigation({ children, ...options }) {
  const root = useRef(null);
  useAttachment(options, () => root.current);
  return createElement("div", { ref: root, style: { display: "contents" } }, children);
}
