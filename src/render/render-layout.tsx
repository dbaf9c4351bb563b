import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { headProblems, splitHoisted } from '../author/hoisted.ts';
import type { SharedContext } from '../author/site-context.tsx';
import type { Problem } from '../core/problem.ts';
import { siteFile } from '../core/sources.ts';
import { describeThrown } from '../modules/errors/describe-thrown.ts';
import { languageOf, movedTo } from '../routes/route.ts';
import type { Site } from '../routes/site.ts';
import { scriptTag } from './document/document.ts';
import { openDrawings } from './drawings/page-drawings.ts';
import { compactHtml, type Fragment, toFragment } from './html/fragment.ts';
import { scanHtml } from './html/scan.ts';
import { renderObserved } from './render-observed.ts';

const slot = 'site-page-goes-here';

/** Renders the layout once for each language. `hasScripts` tells whether any page runs code. */
export function renderLayouts(site: Site, context: SharedContext, hasScripts: boolean): Layouts {
  const { definition, table } = site;
  const routes = [...table.routes.values()];
  const languages = routes.map((route) => languageOf(route, definition));
  return new Map(
    [...new Set([definition.language, ...languages])].map((lang) => [
      lang,
      renderLayout(lang, site, context, hasScripts),
    ]),
  );
}

/** Renders the layout around a placeholder for the page. */
function renderLayout(
  lang: string,
  site: Site,
  context: SharedContext,
  hasScripts: boolean,
): Layout | undefined {
  const { definition, SiteContext, table, base, sources, report } = site;
  const { readSvg, addDrawing } = openDrawings(site, report);
  const { Layout, Head, unbroken } = definition;
  const addressOf = (alias: string): string | undefined => movedTo(table, alias);
  const render = (children: ReactNode): string =>
    renderObserved(
      { file: siteFile, name: 'the layout' },
      () =>
        renderToStaticMarkup(
          <SiteContext.Provider value={{ ...context, readSvg, addDrawing }}>
            {children}
          </SiteContext.Provider>,
          // Pages are rendered separately, and their ids start from the beginning, too.
          { identifierPrefix: 'frame-' },
        ),
      report,
    );
  try {
    const markup = compactHtml(render(<Layout lang={lang}>{createElement(slot)}</Layout>));
    const hoisted = splitHoisted(markup);
    const [before = '', after, ...more] = hoisted.body.split(`<${slot}></${slot}>`);
    if (after !== undefined && more.length === 0) {
      const head = (Head ? render(<Head lang={lang} />) : '') + hoisted.head;
      headProblems(head, siteFile, 'The layout').forEach(report);
      const fragments = {
        before: toFragment(before, { base, addressOf, unbroken }),
        after: toFragment(after, { base, addressOf, unbroken }),
        head,
      };
      // The loader's text is the same for every script, so its hash is one of the layout's.
      const loader = hasScripts ? scriptTag('/') : '';
      const html = loader + head + fragments.before.html + fragments.after.html;
      return { ...fragments, whole: { html, head: '', scan: scanHtml(html, base) } };
    }
    report(childrenOnce(after === undefined ? 0 : more.length + 1));
  } catch (error) {
    report(describeThrown(error, siteFile, sources.folder, 'while the layout was rendered'));
  }
  return undefined;
}

function childrenOnce(count: number): Problem {
  return {
    file: siteFile,
    message: `The layout renders its children ${count} times.`,
    hint: 'Use {children} in the layout exactly once, inside <main>.',
  };
}

/** The layout around every page: the HTML before and after the page's own, and additions to the head. */
export interface Layout {
  readonly before: Fragment;
  readonly after: Fragment;
  readonly head: string;
  /** All of it in one fragment, for checks of the layout. */
  readonly whole: Fragment;
}

/** The layout in each language of the site. Undefined if rendering failed. */
export type Layouts = ReadonlyMap<string, Layout | undefined>;

const nothing: Fragment = { html: '', head: '', scan: scanHtml('') };

/** The layout in a language. It is empty if rendering failed, so that the pages can still be checked. */
export function layoutIn(language: string, layouts: Layouts): Layout {
  return layouts.get(language) ?? { before: nothing, after: nothing, head: '', whole: nothing };
}
