import { lookup } from 'mrmime';

/** The Content-Type of a file, by its extension. Text types include the charset. */
export function contentType(path: string): string {
  const extension = path.slice(path.lastIndexOf('.') + 1);
  const type = lookup(path) ?? unlisted[extension] ?? 'application/octet-stream';
  const isText = /^text\/|[/+](javascript|json|xml)$/.test(type);
  return isText ? `${type};charset=utf-8` : type;
}

const unlisted: Readonly<Record<string, string>> = {
  ico: 'image/vnd.microsoft.icon',
  vcf: 'text/vcard',
};
