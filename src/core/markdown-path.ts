/** Stands for the Markdown files of a folder and of the folders in it, where a module imports all of them. */
export const markdownList = '*.md';

/** Whether a path stands for all Markdown files of a folder. */
export function isMarkdownList(path: string): boolean {
  return path.split('/').at(-1) === markdownList;
}

export function isMarkdown(file: string): boolean {
  return /\.md$/i.test(file);
}

/**
 * The end of an address for a Markdown file, by its path within its collection: `Guide/First Steps.md`
 * becomes `guide/first-steps`. `index.md` and `README.md` stand for their folder. Empty if no letters are left.
 */
export function slugOfMarkdown(path: string): string {
  const parts = path
    .replace(/\.md$/i, '')
    .split('/')
    .map((part) =>
      part
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
    );
  if (!/^(index|readme)$/.test(parts.at(-1) ?? ''))
    return parts.includes('') ? '' : parts.join('/');
  return parts.slice(0, -1).join('/') || 'index';
}
