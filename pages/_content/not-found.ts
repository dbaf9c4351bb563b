/** The words of the page for an unknown address. */
export const notFound = {
  title: '404 Page Not Found',
  text: 'Did you forget to add the page to the router?',
} as const;
