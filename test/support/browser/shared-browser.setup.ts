import { createServer } from 'node:http';
import type { BrowserServer } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { startListening } from '../listening.ts';
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
  });
  provide('browserDoor', `http://127.0.0.1:${await startListening(door)}`);
  return async () => {
    door.close();
    await (await browser)?.close();
  };
}
