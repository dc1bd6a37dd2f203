// The keyboard's part of the engine as a JavaScript module, which Web/build.sh
// generates.
declare module "compiled-keyboard" {
  export default function instantiate(): any;
}
