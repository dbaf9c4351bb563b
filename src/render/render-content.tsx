import { type Context, createElement, Fragment as Elements, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageMeta } from '../author/definition/page.ts';
import { headProblems } from '../author/hoisted.ts';
import type { SiteContextValue } from '../author/site-context.tsx';
import { captureConsoleErrors, consoleErrorProblem } from '../core/problems/console-errors.ts';
import type { Report } from '../core/problems/problem.ts';
import type { Route } from '../routes/route.ts';
import type { Versions } from '../routes/validation/validate-versions.ts';
import { compactHtml } from './html/compact-html.ts';
import { type Fragment, type ToFragmentOptions, toFragment } from './html/fragment.ts';

export interface RenderContentOptions extends ToFragmentOptions {
  readonly SiteContext: Context<SiteContextValue>;
  readonly context: SiteContextValue;
  readonly versions: Versions;
}

/** Renders a page without the frame, and with its own elements for the head. */
export function renderContent(
  route: Route,
  options: RenderContentOptions,
  report: Report,
): Fragment {
  const { SiteContext } = options;
  const context = { ...options.context, address: route.address };
  const { file } = route.page;
  const render = (node: ReactNode): string =>
    captureConsoleErrors(
      () => renderToStaticMarkup(node),
      (text) => report(consoleErrorProblem(file, route.address, text)),
    );
  const content = render(
    <SiteContext.Provider value={context}>{toElement(route)}</SiteContext.Provider>,
  );
  if (content === '') throw nothingRendered(route.address);
  const { head = [] } = route.meta;
  const markup = head.length === 0 ? content : render(toElements(head)) + content;
  const fragment = toFragment(compactHtml(markup), options);
  const hasVersions = options.versions.has(route.address);
  headProblems(fragment.head, file, route.address, hasVersions).forEach(report);
  return fragment;
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
