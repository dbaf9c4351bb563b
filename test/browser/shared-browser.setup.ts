import { once } from 'node:events';
import { createServer } from 'node:http';
import type { BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { startChromium } from './chromium.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Returns the address of the browser that all test files share, and starts it if necessary. */
    readonly browserDoor: string;
  }
}

/** One browser for all test files of a project, started when the first of them needs it. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let browser: Promise<BrowserServer> | undefined;
  const door = createServer((_, response) => {
    browser ??= startChromium();
    browser.then(
      (started) => response.end(started.wsEndpoint()),
      (error) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const address = door.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.');
  provide('browserDoor', `http://127.0.0.1:${address.port}`);
  return async () => {
    door.close();
    await (await browser)?.close();
  };
}
