import { type Context, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteDefinition } from '../author/definition/site.ts';
import { headProblems, splitHoisted } from '../author/hoisted.ts';
import type { SiteContextValue } from '../author/site-context.tsx';
import { captureConsoleErrors, consoleErrorProblem } from '../core/problems/console-errors.ts';
import type { Problem, Report } from '../core/problems/problem.ts';
import { siteFile } from '../core/sources.ts';
import { describeThrown } from '../modules/errors/describe-thrown.ts';
import { scriptTag } from './document/document.ts';
import type { Frame, Frames } from './frame.ts';
import { compactHtml } from './html/compact-html.ts';
import { type ToFragmentOptions, toFragment } from './html/fragment.ts';
import { scanHtml } from './html/scan.ts';

interface RenderFrameOptions extends ToFragmentOptions {
  readonly site: SiteDefinition;
  readonly SiteContext: Context<SiteContextValue>;
  readonly context: SiteContextValue;
  /** The pages folder. */
  readonly folder: string;
  /** Whether any page runs code. */
  readonly hasScripts: boolean;
}

const slot = 'site-page-goes-here';

/** Renders the frame once for each language. */
export function renderFrames(
  options: RenderFrameOptions,
  languages: Iterable<string>,
  report: Report,
): Frames {
  return new Map([...languages].map((lang) => [lang, renderFrame(lang, options, report)]));
}

/** Renders the frame around a placeholder for the page. */
function renderFrame(lang: string, options: RenderFrameOptions, report: Report): Frame | undefined {
  const { site, SiteContext, context, folder, hasScripts } = options;
  const render = (children: ReactNode): string =>
    captureConsoleErrors(
      () =>
        renderToStaticMarkup(
          <SiteContext.Provider value={context}>{children}</SiteContext.Provider>,
          // Pages are rendered separately, and their ids start from the beginning, too.
          { identifierPrefix: 'frame-' },
        ),
      (text) => report(consoleErrorProblem(siteFile, 'the frame', text)),
    );
  try {
    const markup = compactHtml(render(<site.Frame lang={lang}>{createElement(slot)}</site.Frame>));
    const hoisted = splitHoisted(markup);
    const [before = '', after, ...more] = hoisted.body.split(`<${slot}></${slot}>`);
    if (after !== undefined && more.length === 0) {
      const head = (site.Head ? render(<site.Head lang={lang} />) : '') + hoisted.head;
      headProblems(head, siteFile, 'The frame').forEach(report);
      const fragments = {
        before: toFragment(before, options),
        after: toFragment(after, options),
        head,
      };
      // The loader's text is the same for every script, so its hash is one of the frame's.
      const loader = hasScripts ? scriptTag('/') : '';
      const html = loader + head + fragments.before.html + fragments.after.html;
      return { ...fragments, whole: { html, head: '', scan: scanHtml(html, options.base) } };
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
    message: `The frame renders its children ${count} times.`,
    hint: 'Use {children} in the frame exactly once, inside <main>.',
  };
}
