/** Points to a node by its name, on this page or another. */
export interface Reference {
  readonly '@id': string;
}

/** The store: one for the whole site. */
export function storeId(origin: string): string {
  return `${origin}/#store`;
}

/** The website: one for the whole site. */
export function websiteId(origin: string): string {
  return `${origin}/#website`;
}

/** What a page is about, and what it is: each page has its own. */
export function pageId(url: string, part: 'webpage' | 'service' | 'breadcrumb' | 'faq'): string {
  return `${url}#${part}`;
}

export function reference(id: string): Reference {
  return { '@id': id };
}
