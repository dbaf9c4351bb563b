import {
  escapePattern,
  type Host,
  type HostedSite,
  immutable,
  immutableFiles,
  ownServer,
  quote,
} from './host.ts';

/** A file to be included in a `server` block, which says where the site lies and who listens. */
export const nginx: Host = {
  ...ownServer,
  storedForms: ['gz'],
  files: (site) => [{ path: '.nginx.conf', contents: toLines(site).join('\n') }],
};

function toLines({ base, redirects, headers, types, isCompressed }: HostedSite): readonly string[] {
  const root = escapePattern(base);
  return [
    '# Written by `site build --target nginx`. To be included in a server block.',
    ...typeLines(types),
    'charset utf-8;',
    'charset_types text/plain text/css text/calendar text/vcard text/javascript application/json application/xml;',
    ...(isCompressed ? ['gzip_static on;'] : []),
    `error_page 404 ${base}/404.html;`,
    'set $site_cache no-cache;',
    `if ($uri ~ "^${root}${immutableFiles}$") { set $site_cache ${quote(immutable)}; }`,
    `rewrite ^${root}/$ ${base}/index.html;`,
    ...redirects.map(
      ({ from, to }) => `location = ${base}${from} { return 301 ${base}${to}$is_args$args; }`,
    ),
    String.raw`location ~ /\.(?!well-known/) { return 404; }`,
    // Headers of the server itself would be added to what other programs answer.
    `location ${base}/ {`,
    '  add_header Cache-Control $site_cache always;',
    ...Object.entries(headers).map(
      ([name, value]) => `  add_header ${name} ${quote(value)} always;`,
    ),
    '  try_files $uri $uri.html =404;',
    '}',
    '',
  ];
}

/** In the place of nginx's own list, so that no server's list is shorter. */
function typeLines(types: HostedSite['types']): readonly string[] {
  const lines = [...types].map(([ending, type]) => `  ${type.replace(/;.*/, '')} ${ending};`);
  return ['types {', ...lines, '}', 'default_type application/octet-stream;'];
}
