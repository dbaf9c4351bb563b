import { setFlagsFromString } from 'node:v8';
import type { LoadedPage } from './page-module.ts';
import type { Route } from './route.ts';

/** Adds the pages of a module, and keeps little of them once they are too many to hold. */
export function routeAdder(routes: Map<string, Route>, mostHeld: number): (route: Route) => void {
  const own: string[] = [];
  return (route) => {
    routes.set(route.address, route);
    own.push(route.address);
    if (own.length <= mostHeld) return;
    const isFirst = own.length === mostHeld + 1;
    if (isFirst) setFlagsFromString(tidyHeap);
    letGo(isFirst ? own : [route.address], routes);
  };
}

/** Else the engine lets garbage grow to as much as all that is in use. In percent of that. */
const tidyHeap = '--heap-growing-percent=40';

/** Keeps of pages what others are told of them. */
function letGo(addresses: readonly string[], routes: Map<string, Route>): void {
  for (const address of addresses) {
    const route = routes.get(address);
    if (!route) continue;
    const { title, description, schemaType, aliases = [], listed = true } = route.meta;
    const meta = { title, description, schemaType, aliases, listed };
    const { outputPath, page } = route;
    routes.set(address, { address, outputPath, page, meta, isReplayed: true });
  }
}

/** Whether somebody who goes through the entries again gets them again. */
export function canBeReplayed({ module }: LoadedPage): boolean {
  if (module.kind === 'single' || Array.isArray(module.entries)) return false;
  const { entries } = module;
  const iterator =
    Symbol.asyncIterator in entries ? entries[Symbol.asyncIterator]() : entries[Symbol.iterator]();
  return !Object.is(iterator, entries);
}
