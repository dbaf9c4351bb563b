import { defineSite } from '#authoring';

export default defineSite({
  origin: 'https://store.example',
  name: 'Store',
  language: 'en',
  Layout: ({ children }) => <main>{children}</main>,
});
