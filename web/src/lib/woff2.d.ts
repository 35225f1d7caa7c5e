// A file of a typeface; esbuild gives its address, relative to the script that imports it.
declare module "*.woff2" {
  const address: string;
  export default address;
}
