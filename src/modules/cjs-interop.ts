/** Node gives all that is required as the default; a module of a site has one of its own. */
export function withOwnDefaults(code: string): string {
  return code.replace(/(\b__toESM\(require\("[^"]*"\)), 1\)/g, '$1)');
}
