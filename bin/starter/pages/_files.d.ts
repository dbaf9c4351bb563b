declare module '*.css';
declare module '*.svg' {
  const image: import('typed-pages').ImageFile;
  export default image;
}
