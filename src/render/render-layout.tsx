import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SiteDefinition } from '../author/definition/site.ts';
import { documentTagProblem, headProblems, splitHoisted } from '../author/hoisted.ts';
import type { SharedContext } from '../author/site-context.tsx';
import type { Problem } from '../core/problem.ts';
import { siteFile } from '../core/sources.ts';
import { describeThrown } from '../modules/errors/describe-thrown.ts';
import type { StyledElement } from '../modules/runner/react.ts';
import { languageOf, movedTo, type Route } from '../routes/route.ts';
import type { Site } from '../routes/site.ts';
import { currentPage } from './current-page.ts';
import { scriptTag } from './document/document.ts';
import { openDrawings } from './drawings/page-drawings.ts';
import { compactHtml, type Fragment, toFragment, withStacks } from './html/fragment.ts';
import { scanHtml } from './html/scan.ts';
import { renderObserved } from './render-observed.ts';

const slot = 'site-page-goes-here';

/** The layouts of a site. `hasScripts` tells whether any page runs code. */
export class Layouts {
  /** One for each name and language, rendered for the first page that has it. Undefined if rendering failed. */
  readonly all: readonly (Layout | undefined)[];
  readonly #keyOf: (route: Route) => string;
  readonly #render: (route: Route) => Rendered;
  readonly #rendered = new Map<string, Rendered>();

  constructor(site: Site, context: SharedContext, hasScripts: boolean) {
    this.#render = (route) => renderLayout(route, site, context, hasScripts);
    this.#keyOf = (route) =>
      `${languageOf(route, site.definition)} ${JSON.stringify(route.meta.layout)}`;
    for (const route of site.table.routes.values()) {
      const key = this.#keyOf(route);
      if (!this.#rendered.has(key)) this.#rendered.set(key, this.#render(route));
    }
    this.all = [...this.#rendered.values()].map(({ layout }) => layout);
  }

  /** The layout of a page: its own if it depends on the page. */
  of(route: Route): Layout | undefined {
    const known = this.#rendered.get(this.#keyOf(route));
    const isSame = known && (!known.isOfPage || known.route === route);
    return (isSame ? known : this.#render(route)).layout;
  }
}

interface Rendered {
  readonly route: Route;
  readonly layout: Layout | undefined;
  /** Whether it depends on the page. */
  readonly isOfPage: boolean;
}

/** Renders a layout around a placeholder for the page. */
function renderLayout(
  route: Route,
  site: Site,
  context: SharedContext,
  hasScripts: boolean,
): Rendered {
  const { definition, SiteContext, base, sources, report } = site;
  const { readSvg, addDrawing } = openDrawings(site, report);
  const lang = languageOf(route, definition);
  let isOfPage = false;
  const page = () => {
    isOfPage = true;
    return currentPage(route.address, site);
  };
  const styled: StyledElement[] = [];
  const render = (children: ReactNode): string =>
    renderObserved(
      { file: siteFile, name: 'the layout', styled },
      () =>
        renderToStaticMarkup(
          <SiteContext.Provider value={{ ...context, page, readSvg, addDrawing }}>
            {children}
          </SiteContext.Provider>,
          // Pages are rendered separately, and their ids start from the beginning, too.
          { identifierPrefix: 'frame-' },
        ),
      report,
    );
  const { Head, unbroken } = definition;
  const Chosen = layoutOf(route, definition);
  const toPart = (html: string): Fragment =>
    toFragment(html, { base, addressOf: (alias) => movedTo(site.table, alias), unbroken });
  try {
    const content = createElement(slot);
    const markup = compactHtml(render(Chosen ? <Chosen lang={lang}>{content}</Chosen> : content));
    const { head: hoisted, body } = splitHoisted(markup);
    const [before = '', after, ...more] = body.split(`<${slot}></${slot}>`);
    const isWhole = after !== undefined && more.length === 0;
    const wrong = documentTagProblem(markup, siteFile, 'The layout');
    if (wrong) report(wrong);
    else if (!isWhole) report(childrenOnce(after === undefined ? 0 : more.length + 1));
    else {
      const head = (Head ? render(<Head lang={lang} />) : '') + hoisted;
      const image = definition.ogImages !== undefined;
      headProblems(head, siteFile, 'The layout', { image }).forEach(report);
      const fragments = { before: toPart(before), after: toPart(after), head };
      // The loader's text is the same for every script, so its hash is one of the layout's.
      const loader = hasScripts ? scriptTag('/') : '';
      const html = loader + head + fragments.before.html + fragments.after.html;
      const whole = { html, head: '', scan: withStacks(scanHtml(html, base), styled) };
      return { route, isOfPage, layout: { ...fragments, isNone: !Chosen, whole } };
    }
  } catch (error) {
    report(describeThrown(error, siteFile, sources.folder, 'while the layout was rendered'));
  }
  return { route, isOfPage, layout: undefined };
}

function layoutOf({ meta: { layout } }: Route, { Layout, layouts }: SiteDefinition) {
  return layout === false ? undefined : (layouts?.[layout ?? ''] ?? Layout);
}

function childrenOnce(count: number): Problem {
  return {
    file: siteFile,
    message: `The layout renders its children ${count} times.`,
    hint: 'Use {children} in the layout exactly once, inside <main>.',
  };
}

/** A layout around a page: the HTML before and after the page's own, and additions to the head. */
export interface Layout {
  readonly before: Fragment;
  readonly after: Fragment;
  readonly head: string;
  /** Whether the page chose to have none. */
  readonly isNone: boolean;
  /** All of it in one fragment, for checks of the layout. */
  readonly whole: Fragment;
}

const nothing: Fragment = { html: '', head: '', scan: scanHtml('') };

/** Stands for a layout that could not be rendered, so that its pages can still be checked. */
export const emptyLayout: Layout = {
  before: nothing,
  after: nothing,
  head: '',
  isNone: false,
  whole: nothing,
};
