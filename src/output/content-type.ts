import { lookup } from 'mrmime';

/** The type that goes with a file, by its ending; texts name their characters. */
export function contentType(path: string): string {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  const type = lookup(path) ?? unlisted[ending] ?? 'application/octet-stream';
  const isText = /^text\/|[/+](javascript|json|xml)$/.test(type);
  return isText ? `${type};charset=utf-8` : type;
}

const unlisted: Readonly<Record<string, string>> = {
  ico: 'image/vnd.microsoft.icon',
  vcf: 'text/vcard',
};
