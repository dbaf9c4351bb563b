import { defineSite } from '#authoring';

export default defineSite({
  origin: 'https://store.example',
  name: 'Store',
  language: 'en',
  Frame: ({ children }) => <main>{children}</main>,
});
