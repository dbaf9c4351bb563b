import { escapePattern, locationOf } from '../../routes/redirects.ts';
import { type Host, type HostedSite, hostDefaults, immutable, immutableFiles } from './host.ts';

/** A file to import in a site block, which sets the address and the root folder. */
export const caddy: Host = {
  ...hostDefaults,
  storedForms: ['br', 'gz'],
  files: (site) => [{ path: '.Caddyfile', contents: toLines(site).join('\n') }],
};

function toLines({
  base,
  redirects,
  headers,
  endpoints,
  types,
  isCompressed,
}: HostedSite): readonly string[] {
  const fileServer = isCompressed ? 'file_server {\n\tprecompressed br gzip\n}' : 'file_server';
  return [
    '# Written by a build with `--target caddy`. Import it in a site block.',
    'map {query} {asked} {\n\t"" ""\n\tdefault "?{query}"\n}',
    '@hidden {\n\tpath */.*\n\tnot path */.well-known/*\n}',
    'error @hidden 404',
    ...redirectLines(redirects),
    ...(endpoints.length === 0 ? [] : [`@site not path ${endpoints.join(' ')}`]),
    `header ${endpoints.length === 0 ? '' : '@site '}{`,
    '\tCache-Control no-cache',
    ...Object.entries(headers).map(([name, value]) => `\t${name} \`${value}\``),
    '}',
    // A page and its headers share the first packets of a connection, and browsers do without these headers:
    // they ask for a new version by the ETag. They are not in the block above: to remove a header, Caddy defers
    // the block, and error pages would lack its headers.
    'header {\n\t-Server\n\t-Last-Modified\n\t-Accept-Ranges\n}',
    `@immutable path_regexp ^${escapePattern(base)}${immutableFiles}$`,
    `header @immutable Cache-Control \`${immutable}\``,
    ...[...types]
      .filter(isUncommon)
      .map(([extension, type]) => `header *.${extension} Content-Type \`${type}\``),
    `@start path ${base}/`,
    `rewrite @start ${base}/index.html`,
    'try_files {path} {path}.html',
    '@slash path_regexp slash ^(.+)/$',
    'route @slash {\n\t@page file {re.slash.1}.html\n\tredir @page {re.slash.1}{asked} 301\n}',
    fileServer,
    'handle_errors {',
    '\t@missing expression {http.error.status_code} == 404',
    '\thandle @missing {',
    '\t\theader Cache-Control no-cache',
    `\t\trewrite * ${base}/404.html`,
    '\t\tfile_server',
    '\t}',
    '}',
    '',
  ];
}

/** A map, because its patterns see the query, too. */
function redirectLines(redirects: HostedSite['redirects']): readonly string[] {
  if (redirects.length === 0) return [];
  return [
    'map {uri} {moved_to} {moved_with} {',
    ...redirects.map(
      (rule) => `\t\`~^${rule.pattern}$\` ${locationOf(rule, '$1', '$2')} ${rule.status}`,
    ),
    '\tdefault "" ""',
    '}',
    '@moved expression {moved_to} != ""',
    'redir @moved {moved_to} {moved_with}',
  ];
}

/** Whether Caddy might not know the type of an extension. */
function isUncommon([extension]: readonly [string, string]): boolean {
  return !/^(html|css|js|json|svg|png|jpg|woff2|webp|avif)$/.test(extension);
}
