import { DomUtils } from 'htmlparser2';
import type { Document } from './seen-elements.ts';

/** Every node of a document's structured data, at any depth. */
export function readThings(document: Document): readonly Readonly<Record<string, unknown>>[] {
  return DomUtils.getElementsByTagName('script', document)
    .filter(({ attribs }) => attribs['type'] === 'application/ld+json')
    .flatMap((script) => nodesOf(JSON.parse(DomUtils.textContent(script))));
}

function nodesOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf);
  if (!isRecord(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesOf)];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
