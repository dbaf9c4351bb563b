const mostNamed = 5;

/** The first names, and how many more there are. */
export function listSome(names: readonly string[]): string {
  const more = names.length - mostNamed;
  return [...names.slice(0, mostNamed), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}
