import { createElement, Fragment as Elements, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageMeta } from '../author/definition/page.ts';
import { documentTagProblem, headProblems } from '../author/hoisted.ts';
import type { SharedContext } from '../author/site-context.tsx';
import type { Report } from '../core/problem.ts';
import type { StyledElement } from '../modules/runner/react.ts';
import { isIndexed, type Route } from '../routes/route.ts';
import type { Site } from '../routes/site.ts';
import type { JoinedDrawings } from './drawings/join-drawings.ts';
import { openDrawings } from './drawings/page-drawings.ts';
import type { SiteAnswers } from './fragment-cache.ts';
import { compactHtml, type Fragment, toFragment } from './html/fragment.ts';
import { renderObserved } from './render-observed.ts';

interface RenderContentOptions {
  readonly site: Site;
  readonly context: SharedContext;
  readonly answers: SiteAnswers;
}

/** A page without the layout, and the drawings that it loads later. */
interface RenderedContent {
  readonly fragment: Fragment;
  readonly drawings: JoinedDrawings | undefined;
}

/** Renders a page without the layout, and with its own elements for the head. */
export function renderContent(
  route: Route,
  { site, context, answers }: RenderContentOptions,
  report: Report,
): RenderedContent {
  const { SiteContext, base, definition, versions } = site;
  const { address } = route;
  const { file } = route.page;
  const styled: StyledElement[] = [];
  const render = (node: ReactNode): string =>
    renderObserved({ file, name: address, styled }, () => renderToStaticMarkup(node), report);
  const { readSvg, addDrawing, join } = openDrawings(site, report, { address, file });
  const page = () => answers.currentPage(address);
  const content = render(
    <SiteContext.Provider value={{ ...context, page, readSvg, addDrawing }}>
      {toElement(route)}
    </SiteContext.Provider>,
  );
  if (content === '') throw nothingRendered(address);
  const wrong = documentTagProblem(content, file, address);
  if (wrong) report(wrong);
  const { head = [] } = route.meta;
  const markup = head.length === 0 ? content : render(toElements(head)) + content;
  const { unbroken } = definition;
  const fragment = toFragment(compactHtml(markup), {
    base,
    addressOf: answers.addressOf,
    unbroken,
    styled,
  });
  const isDrawn = definition.ogImages !== undefined && isIndexed(route);
  const image = isDrawn || route.meta.image !== undefined;
  const has = { versions: versions.has(address), image };
  headProblems(fragment.head, file, address, has).forEach(report);
  return { fragment, drawings: join() };
}

function nothingRendered(address: string): Error {
  return Object.assign(new Error(`The component of ${address} returned nothing.`), {
    hint: 'Return the elements of the page: a `return` alone on its line returns nothing.',
    needles: ['export default'],
  });
}

function toElements(head: NonNullable<PageMeta['head']>): ReactNode {
  const elements = head.map((element) =>
    createElement<object>('rel' in element ? 'link' : 'meta', element),
  );
  return createElement(Elements, null, ...elements);
}

function toElement({ page: { module }, entry }: Route): ReactNode {
  if (module.kind === 'single') return <module.Component />;
  return entry && <module.Component entry={entry} />;
}
