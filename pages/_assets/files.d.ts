// What the bundler makes of a file that a module imports: a style sheet is inlined into the pages
// that carry the module, an image its URL and size, any other file its URL.
declare module '*.css';

declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '*.svg' {
  const image: import('#authoring').SvgFile;
  export default image;
}

declare module '*.png' {
  const image: import('#authoring').ImageFile;
  export default image;
}
