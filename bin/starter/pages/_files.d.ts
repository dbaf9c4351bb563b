declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module '*.svg' {
  const image: import('typed-pages').ImageFile;
  export default image;
}
declare module '*.jpg' {
  const image: import('typed-pages').ImageFile;
  export default image;
}
declare module '*.png' {
  const image: import('typed-pages').ImageFile;
  export default image;
}
declare module '*.webp' {
  const image: import('typed-pages').ImageFile;
  export default image;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.pdf' {
  const url: string;
  export default url;
}
