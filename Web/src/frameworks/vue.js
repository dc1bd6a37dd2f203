import { Attachment } from "./attachment.js";

const attachments = new WeakMap();

export const vFieldNavigation = {
  // Options may be a reactive object that changes inside.
  deep: true,
  mounted(root, { value }) {
    attachments.set(root, new Attachment(root));
    attachments.get(root).follow(value);
  },
  updated: (root, { value }) => attachments.get(root).follow(value),
  unmounted: (root) => attachments.get(root).detach(),
  // On a server the directive adds nothing.
  getSSRProps: () => ({}),
};
