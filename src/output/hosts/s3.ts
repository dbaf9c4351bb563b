import { locationOf } from '../../routes/redirects.ts';
import { type Host, type HostedSite, hostDefaults, immutable } from './host.ts';

/** A script that uploads the site to a bucket with static website hosting: pages under clean names, and aliases as redirects. */
export const s3: Host = {
  ...hostDefaults,
  redirects: [301],
  lacks: ['query', 'wildcard'],
  sendsHeaders: false,
  ending: 'missing',
  files: (site) => [{ path: '.s3-upload.sh', contents: toLines(site).join('\n') }],
};

function toLines({ base, redirects, plainHtml, types }: HostedSite): readonly string[] {
  const prefix = base === '' ? '' : `${base.slice(1)}/`;
  const otherTypes = [...types].filter(([extension]) => extension !== 'html');
  return [
    '#!/bin/sh',
    '# Written by a build with `--target s3`. BUCKET=name sh .s3-upload.sh, in the folder of the site.',
    'set -eu',
    'cd "$(dirname "$0")"',
    `to="s3://$BUCKET/${prefix}"`,
    `aws s3 website "s3://$BUCKET" --index-document index.html --error-document ${prefix}404.html`,
    `find . -type f ! -name '*.*' ! -path './.site-*' | while read -r file; do aws s3 cp "$file" "$to\${file#./}" --content-type 'application/octet-stream' --cache-control no-cache; done`,
    ...otherTypes.map(
      ([extension, type]) =>
        `find . -type f -name '*.${extension}' ! -path './assets/*' ! -path './.site-*' | while read -r file; do aws s3 cp "$file" "$to\${file#./}" --content-type '${type}' --cache-control no-cache; done`,
    ),
    ...otherTypes.map(
      ([extension, type]) =>
        `find ./assets -type f -name '*.${extension}' | while read -r file; do aws s3 cp "$file" "$to\${file#./}" --content-type '${type}' --cache-control '${immutable}'; done`,
    ),
    `find . -type f -name '*.html' | while read -r file; do
  key="\${file#./}"
  case "$key" in
    ${['index.html', '404.html', ...plainHtml.map(quoteForShell)].join(' | ')}) ;;
    *)
      key="\${key%.html}"
      aws s3api put-object --bucket "$BUCKET" --key "${prefix}$key/index.html" --website-redirect-location "${base}/$key"
      ;;
  esac
  aws s3 cp "$file" "$to$key" --content-type 'text/html;charset=utf-8' --cache-control no-cache
done`,
    // A bucket answers an address with a slash with the index document below it.
    ...redirects.flatMap((rule) =>
      [rule.path, `${rule.path}/index.html`].map(
        (key) =>
          `aws s3api put-object --bucket "$BUCKET" --key ${quoteForShell(key.slice(1))} --website-redirect-location '${locationOf(rule, '', '')}'`,
      ),
    ),
    '',
  ];
}

function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
