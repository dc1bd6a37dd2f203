// The engine's module as JavaScript, which Web/build.sh makes.
declare module "compiled-engine" {
  export default function instantiate(): any;
}
