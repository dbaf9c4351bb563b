import {
  escapePattern,
  type Host,
  type HostedSite,
  immutable,
  immutableFiles,
  ownServer,
  quote,
} from './host.ts';

/** A `.htaccess`; its server has to allow it all, and to have loaded rewrite, headers and mime. */
export const apache: Host = {
  ...ownServer,
  storedForms: ['br', 'gz'],
  files: (site) => [{ path: '.htaccess', contents: toLines(site).join('\n') }],
};

function toLines({ base, redirects, headers, types, isCompressed }: HostedSite): readonly string[] {
  return [
    '# Written by `site build --target apache`.',
    'Options -Indexes -MultiViews',
    // Some addresses are a page and a folder.
    'DirectorySlash Off',
    'DirectoryIndex index.html',
    'AddDefaultCharset utf-8',
    ...[...types].map(([ending, type]) => `AddType ${quote(type)} .${ending}`),
    `ErrorDocument 404 ${base}/404.html`,
    ...Object.entries(headers).map(([name, value]) => `Header always set ${name} ${quote(value)}`),
    'Header always set Cache-Control no-cache',
    `<If ${quote(`%{REQUEST_URI} =~ m#^${escapePattern(base)}${immutableFiles}$# && -f %{REQUEST_FILENAME}`)}>`,
    `  Header always set Cache-Control ${quote(immutable)}`,
    '</If>',
    'RewriteEngine On',
    `RewriteBase ${base}/`,
    String.raw`RewriteRule (^|/)\.(?!well-known/) - [R=404,END]`,
    ...redirects.map(
      ({ from, to }) => `RewriteRule ^${escapePattern(from.slice(1))}$ ${base}${to} [R=301,END]`,
    ),
    'RewriteRule ./$ - [R=404,END]',
    `RewriteCond %{DOCUMENT_ROOT}${base}/$1.html -f`,
    'RewriteRule ^(.+)$ $1.html',
    ...(isCompressed ? compressedLines() : []),
    '',
  ];
}

/** A file that is there compressed is sent so to who takes it, under the type of the file itself. */
function compressedLines(): readonly string[] {
  return [
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    ...(['br', 'gz'] as const).flatMap((ending) => [
      `RewriteCond %{HTTP:Accept-Encoding} ${ending === 'gz' ? 'gzip' : 'br'}`,
      `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
      `RewriteRule ^(.+)$ $1.${ending} [END]`,
    ]),
    'Header append Vary Accept-Encoding',
  ];
}
