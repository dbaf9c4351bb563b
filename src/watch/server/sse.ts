import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from '../../server/send.ts';

/**
 * Server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html. Each listener may
 * get another state.
 */
export function createEventStream(stateFor: (request: IncomingMessage) => unknown) {
  const listeners = new Set<ServerResponse<IncomingMessage>>();
  const toEvent = (request: IncomingMessage): string =>
    `data: ${JSON.stringify(stateFor(request))}\n\n`;
  /** Sends the state, and keeps the connection open. */
  const handler: Handler = async (request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(`retry: 500\n${toEvent(request)}`);
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  };
  /** Sends the state to all listeners. */
  const send = (): void => {
    for (const listener of listeners) listener.write(toEvent(listener.req));
  };
  /** The requests of all listeners. */
  const requests = () => [...listeners].map(({ req }) => req);
  return { handler, send, requests };
}
