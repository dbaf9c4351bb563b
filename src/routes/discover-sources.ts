import { existsSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import fastGlob from 'fast-glob';
import { isMarkdown } from '../core/markdown-path.ts';
import type { Report } from '../core/problem.ts';
import { type PageSource, publicFolder, type Sources, siteFile } from '../core/sources.ts';
import { groupBy } from '../core/values.ts';
import { isIn, type ModuleGraph, modulesOutside } from '../modules/graph.ts';
import { islandName } from './client-scripts.ts';

/** Undefined, with a problem reported, if the folder has no site definition. */
export async function discoverSources(
  folder: string,
  report: Report,
): Promise<Sources | undefined> {
  if (!existsSync(join(folder, siteFile))) {
    report({
      file: siteFile,
      message: `${folder} has no ${siteFile}.`,
      hint: 'Add a file that exports defineSite({ ... }), or choose a different folder with --pages.',
    });
    return undefined;
  }
  const ignore = ['**/node_modules', '**/.git'];
  const options = { cwd: folder, dot: true, ignore, objectMode: true, onlyFiles: false } as const;
  const found = await fastGlob('**/*', options);
  const pathsOf = (kind: 'isFile' | 'isSymbolicLink'): readonly string[] =>
    found.flatMap(({ path, dirent }) => (dirent[kind]() ? path : [])).sort();
  const files = pathsOf('isFile');
  // The others have been followed.
  reportBrokenLinks(folder, pathsOf('isSymbolicLink'), report);
  const islandFiles = files.filter((file) => /\.island\.tsx?$/.test(file));
  reportRepeatedNames(islandFiles, report);
  reportStrayFiles(files, report);
  reportLoneScripts(files, report);
  const pages = files.filter(isPageFile).flatMap((file) => toPageSource(file, report));
  return {
    folder,
    files,
    pages,
    clientFiles: files.filter((file) => /\.client\.tsx?$/.test(file)),
    islandFiles,
    publicFiles: withoutLinksOut(folder, files.filter(isPublic), report),
  };
}

/** Adds the client scripts and the islands next to modules outside the folder, such as those of a workspace's packages. */
export function withOutsideScripts(sources: Sources, graph: ModuleGraph, report: Report): Sources {
  const { folder } = sources;
  const outside = modulesOutside(graph, folder).flatMap((module) =>
    ['client', 'island'].flatMap((kind) =>
      ['.ts', '.tsx'].map((ending) => module.replace(/\.tsx?$/, `.${kind}${ending}`)),
    ),
  );
  const found = outside
    .filter(existsSync)
    .map((file) => relative(folder, file).split(sep).join('/'));
  const among = (files: readonly string[], kind: string): readonly string[] => [
    ...new Set([...files, ...found.filter((file) => file.includes(`.${kind}.`))]),
  ];
  const islandFiles = among(sources.islandFiles, 'island');
  if (islandFiles.length > sources.islandFiles.length) reportRepeatedNames(islandFiles, report);
  return { ...sources, islandFiles, clientFiles: among(sources.clientFiles, 'client') };
}

/** Emacs marks a file that is being edited by such a link: `.#menu.pdf`. */
function reportBrokenLinks(folder: string, links: readonly string[], report: Report): void {
  for (const file of links)
    if (isPageFile(file) || (isPublic(file) && !/\/\.#/.test(file)))
      report({
        file,
        message: `This file is a link to ${readlinkSync(join(folder, file))}, which doesn't exist.`,
        hint: 'Correct the link, or remove it.',
      });
}

/** Anything that this machine can read would become public, such as a key. */
function withoutLinksOut(
  folder: string,
  publicFiles: readonly string[],
  report: Report,
): readonly string[] {
  const realPath = (file: string): string => `${realpathSync(join(folder, file))}${sep}`;
  const isInside = (file: string): boolean => realPath(file).startsWith(realPath(publicFolder));
  const [inside, outside] = [
    publicFiles.filter(isInside),
    publicFiles.filter((file) => !isInside(file)),
  ];
  const linkTo = (file: string): string => (isInside(dirname(file)) ? file : linkTo(dirname(file)));
  for (const file of new Set(outside.map(linkTo)))
    report({
      file,
      message: `This is a link to ${readlinkSync(join(folder, file))}, which is outside ${publicFolder}/.`,
      hint: `Put a copy into ${publicFolder}/ instead of the link.`,
    });
  return inside;
}

/** `<Island>` finds its file by name, whatever the folder. */
function reportRepeatedNames(islandFiles: readonly string[], report: Report): void {
  for (const [name, [first, ...others]] of groupBy(islandFiles, islandName))
    for (const file of others)
      report({
        file,
        message: `${first} and this file define an island with the same name: "${name}".`,
        hint: 'Rename one of the files.',
      });
}

/** Files that other tools treat as pages. */
function reportStrayFiles(files: readonly string[], report: Report): void {
  for (const file of files) {
    const [, path, ending] = /^(.*)\.(jsx|mdx|html?)$/i.exec(file) ?? [];
    if (path === undefined || isPrivate(file)) continue;
    report({
      file,
      message: `A .${ending} file is not a page, so it is not part of the site.`,
      hint:
        ending === 'jsx'
          ? `Rename it to ${path}.tsx.`
          : `${strayHint} Otherwise start its name with _.`,
    });
  }
}

/** Folders that other tools copy, whose files no module imports and no style sheet names. */
function reportOtherPublicFolders(
  { folder, files }: Pick<Sources, 'folder' | 'files'>,
  graph: ModuleGraph,
  report: Report,
): void {
  const sheets = files.filter((file) => file.endsWith('.css'));
  for (const name of ['public', 'static']) {
    const inside = files.filter((file) => file.startsWith(`${name}/`));
    const isUsed = inside.some((file) => /\.([jt]sx?|css|md)$/.test(file) || isIn(graph, file));
    if (inside[0] === undefined || isUsed) continue;
    if (sheets.some((file) => readFileSync(join(folder, file), 'utf8').includes(`${name}/`)))
      continue;
    report({
      file: inside[0],
      message: `The files in ${name}/ are not copied, so they are not part of the site.`,
      hint: `Rename the folder to ${publicFolder}/, or start its name with _.`,
    });
  }
}

/** Client scripts without a component next to them, which run on no page. */
function reportLoneScripts(files: readonly string[], report: Report): void {
  const known = new Set(files);
  for (const file of files) {
    const [, path] = /^(.*)\.client\.tsx?$/.exec(file) ?? [];
    if (path === undefined || known.has(`${path}.tsx`) || known.has(`${path}.ts`)) continue;
    report({
      file,
      message: `There is no ${path}.tsx, so no page runs this script.`,
      hint: 'Give it the name of the component whose pages run it, and put it next to that.',
    });
  }
}

/** Markdown files that are in no collection, and modules like pages that no page imports. */
export function reportUnusedFiles(
  { folder, files }: Sources,
  graph: ModuleGraph,
  report: Report,
): void {
  reportOtherPublicFolders({ folder, files }, graph, report);
  for (const file of files) {
    if (isPrivate(file) || graph.has(file)) continue;
    if (isLikePage(file, folder))
      report({
        file,
        message:
          'A page ends in .tsx, and no page imports this file, so it is not part of the site.',
        hint: `Rename it to ${file.replace(/\.\w+$/, '.tsx')}, or start its name with _.`,
      });
    if (isMarkdown(file) && !/(^|\/)README\.md$/i.test(file))
      report({
        file,
        message: 'No collection includes this file, so it is not part of the site.',
        hint: 'Read its folder with `collection` in a [slug].tsx module, or start its name with _.',
      });
  }
}

/** Code for browsers may import modules that pages do not, but nothing to show. */
function isLikePage(file: string, folder: string): boolean {
  const isModule =
    /\.[jt]s$/.test(file) && !/\.(client|island|test|spec|config|d)\.[jt]s$/.test(file);
  return isModule && /^export default\b/m.test(readFileSync(join(folder, file), 'utf8'));
}

const strayHint = `Write a page as .tsx, or put a file that should be copied unchanged into ${publicFolder}/.`;

function isPrivate(file: string): boolean {
  return file.split('/').some((segment) => /^[_.]/.test(segment));
}

function isPublic(file: string): boolean {
  return file.startsWith(`${publicFolder}/`);
}

function isPageFile(file: string): boolean {
  return file.endsWith('.tsx') && !isPrivate(file) && !/\.(client|island|test)\.tsx$/.test(file);
}

function toPageSource(file: string, report: Report): readonly PageSource[] {
  const path = file.replace(/\.tsx$/, '');
  // Only a file may be [slug]: nothing would say which entries a [slug] folder has.
  const wrong = path
    .replace(/(^|\/)\[slug\]$/, '$1many')
    .split('/')
    .find((segment) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(segment));
  if (wrong === undefined) return [{ file, pattern: `/${path}`.replace(/\/index$/, '') || '/' }];
  report({
    file,
    message: `"${wrong}" cannot be part of an address.`,
    hint: /(^|\/)\[[^/]+\]$/.test(path)
      ? 'Rename it to [slug].tsx. The slug of an entry may have slashes.'
      : 'Use lower-case letters, digits, and single hyphens in the names of files and folders, or [slug].tsx for many pages. If the file is not a page, start its name with _.',
  });
  return [];
}
