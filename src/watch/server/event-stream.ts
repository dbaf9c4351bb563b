import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html. Each listener may
 * get another state.
 */
export class EventStream {
  readonly #stateFor: (request: IncomingMessage) => unknown;
  readonly #listeners = new Set<ServerResponse<IncomingMessage>>();

  constructor(stateFor: (request: IncomingMessage) => unknown) {
    this.#stateFor = stateFor;
  }

  /** Sends the state, and keeps the connection open. */
  add(request: IncomingMessage, response: ServerResponse<IncomingMessage>): void {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(`retry: 500\n${this.#eventFor(request)}`);
    this.#listeners.add(response);
    response.once('close', () => this.#listeners.delete(response));
  }

  /** Sends the state to all listeners. */
  send(): void {
    for (const listener of this.#listeners) listener.write(this.#eventFor(listener.req));
  }

  /** The requests of all listeners. */
  requests(): readonly IncomingMessage[] {
    return [...this.#listeners].map(({ req }) => req);
  }

  #eventFor(request: IncomingMessage): string {
    return `data: ${JSON.stringify(this.#stateFor(request))}\n\n`;
  }
}
