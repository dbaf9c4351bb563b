import type { IncomingMessage, ServerResponse } from 'node:http';

/** Browsers open six connections to a host, for all windows together. Two are left for what pages request. */
const maxStreams = 4;

const retryMs = 500;

/**
 * Server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html. Each listener may
 * get another state.
 */
export class EventStream {
  readonly #stateFor: (request: IncomingMessage) => unknown;
  readonly #listeners = new Set<ServerResponse<IncomingMessage>>();
  /** The number of the last state that was sent. Another server begins with another one. */
  #id = Date.now();

  constructor(stateFor: (request: IncomingMessage) => unknown) {
    this.#stateFor = stateFor;
  }

  /** Sends the state, and keeps the connection open. With too many, the browser asks again and again instead. */
  add(request: IncomingMessage, response: ServerResponse<IncomingMessage>): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    const isNews = request.headers['last-event-id'] !== String(this.#id);
    response.write(`retry: ${retryMs}\n${isNews ? this.#eventFor(request) : '\n'}`);
    if (this.#listeners.size >= maxStreams) return void response.end();
    this.#listeners.add(response);
    response.once('close', () => this.#listeners.delete(response));
  }

  /** Sends the state to all listeners. */
  send(): void {
    this.#id += 1;
    for (const listener of this.#listeners) listener.write(this.#eventFor(listener.req));
  }

  /** The requests of all listeners. */
  requests(): readonly IncomingMessage[] {
    return [...this.#listeners].map(({ req }) => req);
  }

  #eventFor(request: IncomingMessage): string {
    return `id: ${this.#id}\ndata: ${JSON.stringify(this.#stateFor(request))}\n\n`;
  }
}
