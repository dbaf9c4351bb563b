import { createRequire } from 'node:module';
import { createElement, type ReactNode, Suspense, type SuspenseProps } from 'react';
import type { ServerOptions } from 'react-dom/server';
import { messageOf } from '../../core/problems/thrown.ts';

const require = createRequire(import.meta.url);

let hasBoundaries = false;

/**
 * What modules of the site get as `Suspense`. React hides the errors of its children, and a page
 * would show the fallback forever. Islands keep the boundary, because browsers hydrate it.
 */
export function SuspenseInIslands(props: SuspenseProps): ReactNode {
  return hasBoundaries ? createElement(Suspense, props) : props.children;
}

/** What islands get as `renderToString`. Throws an error that a boundary hides. What is not ready, the browser shows later. */
export function renderIsland(node: ReactNode, options?: ServerOptions): string {
  const html = render(node, options, true);
  if (html.includes('<!--$!-->'))
    try {
      render(node, options, false);
    } catch (error) {
      if (!messageOf(error).startsWith('A component suspended')) throw error;
    }
  return html;
}

function render(node: ReactNode, options: ServerOptions | undefined, isHydrated: boolean): string {
  const before = hasBoundaries;
  hasBoundaries = isHydrated;
  try {
    return require('react-dom/server').renderToString(node, options);
  } finally {
    hasBoundaries = before;
  }
}
