// The engine as a JavaScript module, which Web/build.sh generates.
declare module "compiled-engine" {
  export default function instantiate(): any;
}
