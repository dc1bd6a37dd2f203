// The engine's module as JavaScript, which Web/build.sh makes.
declare module "compiled-keyboard" {
  export default function instantiate(): any;
}
