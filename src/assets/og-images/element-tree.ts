/** HTML, SVG, and text as plain data, so that equal images are drawn once. */
export type ElementNode = string | number | boolean | null | PlainElement | readonly ElementNode[];

interface PlainElement {
  readonly type: string;
  readonly key: null;
  readonly props: Readonly<Record<string, unknown>>;
}

/** A React node as plain data, with its components called. */
export function resolveElements(node: unknown): ElementNode {
  if (Array.isArray(node)) return node.map(resolveElements);
  if (typeof node === 'string' || typeof node === 'number' || typeof node === 'boolean')
    return node;
  if (!isElement(node)) return null;
  const { type, props } = node;
  if (typeof type === 'function') return resolveElements(type(props));
  const { children, ...rest } = props;
  // A fragment is replaced by its children.
  if (typeof type !== 'string') return resolveElements(children);
  if (type === 'img' && !String(rest.src).startsWith('data:'))
    throw new TypeError(`An <img> of an OG image needs a data: URL, and this one has ${rest.src}.`);
  return {
    type,
    key: null,
    props: children === undefined ? rest : { ...rest, children: resolveElements(children) },
  };
}

function isElement(
  node: unknown,
): node is { readonly type: unknown; readonly props: Readonly<Record<string, unknown>> } {
  return typeof node === 'object' && node !== null && 'type' in node && 'props' in node;
}
