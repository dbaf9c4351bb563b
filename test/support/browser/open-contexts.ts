import type { BrowserContext } from 'playwright-core';

/** The browser contexts that are open in this process. Without the browser itself, which not every test file needs. */
export const openContexts = new Set<BrowserContext>();
