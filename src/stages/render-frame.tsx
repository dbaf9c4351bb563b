import { type Context, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withConsoleErrors, writtenToConsole } from '../model/console-errors.ts';
import type { Frame, FramePiece } from '../model/frame.ts';
import { linkIslands } from '../model/islands.ts';
import { rewriteAliases } from '../model/links.ts';
import type { Problem, Report } from '../model/problem.ts';
import { scanHtml } from '../model/scan.ts';
import type { SiteDefinition } from '../model/site.ts';
import { siteFile } from '../model/sources.ts';
import { describeThrown } from '../model/thrown.ts';
import type { SiteContextValue } from '../site-context.tsx';

export interface RenderFrameOptions {
  readonly site: SiteDefinition;
  readonly SiteContext: Context<SiteContextValue>;
  readonly context: SiteContextValue;
  /** The address that an alias stands for. */
  readonly addressOf: (alias: string) => string | undefined;
  /** URL of an island's module by its name. */
  readonly urlByIsland: ReadonlyMap<string, string>;
  /** The folder of pages. */
  readonly folder: string;
}

const slot = 'site-page-goes-here';

/** Renders the frame once, around a mark where each page will stand. */
export function renderFrame(options: RenderFrameOptions, report: Report): Frame | undefined {
  const { site, SiteContext, context, addressOf, urlByIsland, folder } = options;
  const render = (children: ReactNode): string =>
    withConsoleErrors(
      () =>
        renderToStaticMarkup(
          <SiteContext.Provider value={context}>{children}</SiteContext.Provider>,
          // A page is rendered by itself, and counts its ids from the beginning.
          { identifierPrefix: 'frame-' },
        ),
      (text) => report(writtenToConsole(siteFile, 'the frame', text)),
    );
  const toPiece = (raw: string): FramePiece => {
    const { links, islands } = scanHtml(raw);
    const html = linkIslands(rewriteAliases(raw, links, addressOf), islands, urlByIsland);
    return { html, scan: scanHtml(html) };
  };
  try {
    const markup = render(<site.Frame>{createElement(slot)}</site.Frame>);
    const [before = '', after, ...more] = markup.split(`<${slot}></${slot}>`);
    if (after !== undefined && more.length === 0) {
      const head = site.Head ? render(<site.Head />) : '';
      const pieces = { before: toPiece(before), after: toPiece(after), head };
      const html = head + pieces.before.html + pieces.after.html;
      return { ...pieces, whole: { html, scan: scanHtml(html) } };
    }
    report(childrenOnce(after === undefined ? 0 : more.length + 1));
  } catch (error) {
    report(describeThrown(error, siteFile, folder, 'while the frame was rendered'));
  }
  return undefined;
}

function childrenOnce(count: number): Problem {
  return {
    file: siteFile,
    message: `The frame shows its children ${count} times.`,
    hint: 'Put {children} into the frame exactly once, inside <main>.',
  };
}
