import type { Route } from 'playwright-core';

/** A handler for `page.route` that holds all requests until it is released. */
export function holdRequests() {
  let release = (): void => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  const route = async (request: Route): Promise<void> => {
    await released;
    await request.continue();
  };
  return { release, route };
}
