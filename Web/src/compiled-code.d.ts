// The codes' part of the engine as a JavaScript module. Web/build.sh generates
// it.
declare module "compiled-code" {
  export default function instantiate(): any;
}
