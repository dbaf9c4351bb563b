export function findBrowser(options?: { readonly prefersNpm?: boolean }): string | undefined;
