import { escapePattern, locationOf, type RedirectRule } from '../../routes/redirects.ts';
import {
  type Host,
  type HostedSite,
  hostDefaults,
  immutable,
  immutableFiles,
  quote,
} from './host.ts';

/** A `.htaccess`. The server must set `AllowOverride All` and load the modules rewrite, headers, and mime. */
export const apache: Host = {
  ...hostDefaults,
  storedForms: ['br', 'gz'],
  files: (site) => [{ path: '.htaccess', contents: toLines(site).join('\n') }],
};

function toLines({ base, redirects, headers, types, isCompressed }: HostedSite): readonly string[] {
  return [
    '# Written by a build with `--target apache`.',
    'Options -Indexes -MultiViews',
    // An address can be both a page and a folder.
    'DirectorySlash Off',
    'DirectoryIndex index.html',
    'AddDefaultCharset utf-8',
    ...[...types].map(([extension, type]) => `AddType ${quote(type)} .${extension}`),
    `ErrorDocument 404 ${base}/404.html`,
    ...Object.entries(headers).map(([name, value]) => `Header always set ${name} ${quote(value)}`),
    'Header always set Cache-Control no-cache',
    `<If ${quote(`%{REQUEST_URI} =~ m#^${escapePattern(base)}${immutableFiles}$# && -f %{REQUEST_FILENAME}`)}>`,
    `  Header always set Cache-Control ${quote(immutable)}`,
    '</If>',
    'RewriteEngine On',
    `RewriteBase ${base}/`,
    String.raw`RewriteRule (^|/)\.(?!well-known/) - [R=404,END]`,
    // What the client sent, because a query and a percent sign are not in the path that a rule sees.
    ...redirects.flatMap(redirectLines),
    `RewriteCond %{DOCUMENT_ROOT}${base}/$1.html -f`,
    `RewriteRule ^(.+)/$ ${base}/$1 [R=301,END]`,
    'RewriteRule ./$ - [R=404,END]',
    `RewriteCond %{DOCUMENT_ROOT}${base}/$1.html -f`,
    'RewriteRule ^(.+)$ $1.html',
    ...(isCompressed ? compressedLines() : []),
    '',
  ];
}

/** Apache refuses a question mark from a group, and would add the query that it keeps after the fragment. */
function redirectLines(rule: RedirectRule): readonly string[] {
  const { keepsQuery, fragment, status, pattern } = rule;
  const matches = `RewriteCond %{THE_REQUEST} "^[^ ]+ ${pattern} "`;
  const goTo = (query: string, flag: string): string =>
    `RewriteRule ^ "${locationOf(withoutReferences(rule), '%1', query)}" [R=${status},END,NE${flag}]`;
  if (!keepsQuery || fragment === '') return [matches, goTo('', keepsQuery ? '' : ',QSD')];
  return [
    ...['RewriteCond %{QUERY_STRING} .', matches, goTo('?%{QUERY_STRING}', '')],
    ...[matches, goTo('', ',QSD')],
  ];
}

/** A percent sign in the new address would refer to a group. */
function withoutReferences({ target, fragment, hasRest }: RedirectRule) {
  const escaped = (text: string): string => text.replaceAll('%', String.raw`\%`);
  return { hasRest, target: escaped(target), fragment: escaped(fragment) };
}

/** Sends the compressed form of a file, under the file's own type, to a client that accepts it. */
function compressedLines(): readonly string[] {
  return [
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    ...(['br', 'gz'] as const).flatMap((extension) => [
      `RewriteCond %{HTTP:Accept-Encoding} ${extension === 'gz' ? 'gzip' : 'br'}`,
      `RewriteCond %{REQUEST_FILENAME}.${extension} -f`,
      `RewriteRule ^(.+)$ $1.${extension} [END]`,
    ]),
    'Header append Vary Accept-Encoding',
  ];
}
