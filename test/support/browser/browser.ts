import { chromium } from 'playwright-core';
import { inject } from 'vitest';
import { openContexts } from './open-contexts.ts';

const answer = await fetch(inject('browserDoor'));
const text = await answer.text();
if (!answer.ok) throw new Error(text);

/** The browser that all test files share. */
export const browser = await chromium.connect(text);
browser.on('context', (context) => {
  // For tests that hang, like `testTimeout`.
  context.setDefaultTimeout(60_000);
  openContexts.add(context);
  context.on('close', () => openContexts.delete(context));
});
