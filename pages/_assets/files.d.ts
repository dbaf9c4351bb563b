// What the bundler makes of a file that a module imports: a style sheet is inlined into the pages
// that carry the module, any other file becomes its URL.
declare module '*.css';

declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*.png' {
  const url: string;
  export default url;
}
