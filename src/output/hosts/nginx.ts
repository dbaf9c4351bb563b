import { escapePattern, locationOf } from '../../routes/redirects.ts';
import {
  type Host,
  type HostedSite,
  hostDefaults,
  immutable,
  immutableFiles,
  quote,
} from './host.ts';

/** A file to include in a `server` block, which sets the address and the root folder. */
export const nginx: Host = {
  ...hostDefaults,
  storedForms: ['gz'],
  files: (site) => [{ path: '.nginx.conf', contents: toLines(site).join('\n') }],
};

function toLines({ base, redirects, headers, types, isCompressed }: HostedSite): readonly string[] {
  const root = escapePattern(base);
  return [
    '# Written by a build with `--target nginx`. Include it in a server block.',
    ...typeLines(types),
    'charset utf-8;',
    'charset_types text/plain text/css text/calendar text/vcard text/javascript application/json application/xml;',
    ...(isCompressed ? ['gzip_static on;'] : []),
    `error_page 404 ${base}/404.html;`,
    'set $site_cache no-cache;',
    // For a server with TLS, which sets it below the line that includes this file.
    'set $site_hsts "";',
    `if ($uri ~ "^${root}${immutableFiles}$") { set $site_cache ${quote(immutable)}; }`,
    ...redirects.map(
      (rule) =>
        `if ($request_uri ~ "^${rule.pattern}$") { return ${rule.status} "${locationOf(rule, '$1', '$2')}"; }`,
    ),
    `rewrite ^${root}/$ ${base}/index.html;`,
    'location ~ ^(?<site_page>.+)/$ {',
    '  if (-f $document_root$site_page.html) { return 301 $site_page$is_args$args; }',
    '  return 404;',
    '}',
    String.raw`location ~ /\.(?!well-known/) { return 404; }`,
    // At the server level, the headers would also be added to responses of other programs.
    `location ${base}/ {`,
    '  add_header Cache-Control $site_cache always;',
    '  add_header Strict-Transport-Security $site_hsts always;',
    ...Object.entries(headers).map(
      ([name, value]) => `  add_header ${name} ${quote(value)} always;`,
    ),
    '  try_files $uri $uri.html =404;',
    '}',
    '',
  ];
}

/** Replaces nginx's own list of types, which may not contain all of these. */
function typeLines(types: HostedSite['types']): readonly string[] {
  const lines = [...types].map(([extension, type]) => `  ${type.replace(/;.*/, '')} ${extension};`);
  return ['types {', ...lines, '}', 'default_type application/octet-stream;'];
}
