// The keyboard's part of the engine as a JavaScript module. Web/build.sh
// generates it.
declare module "compiled-keyboard" {
  export default function instantiate(): any;
}
