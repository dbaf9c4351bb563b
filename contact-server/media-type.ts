import type { Request } from 'express';

const kinds: ReadonlyMap<string, 'json' | 'form'> = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
] as const);

/** Which of the media types that are taken a request says it has. */
export function mediaTypeOf({ headers }: Request): 'json' | 'form' | undefined {
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
  return kinds.get(type.trim().toLowerCase());
}
