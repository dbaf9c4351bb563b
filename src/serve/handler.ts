import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request. One that rejects is our own bug. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
