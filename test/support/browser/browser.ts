import { chromium } from 'playwright-core';
import { inject } from 'vitest';

const answer = await fetch(inject('browserDoor'));
const text = await answer.text();
if (!answer.ok) throw new Error(text);

/** The browser that all test files share. */
export const browser = await chromium.connect(text);
// For tests that hang, like `testTimeout`.
browser.on('context', (context) => context.setDefaultTimeout(60_000));
