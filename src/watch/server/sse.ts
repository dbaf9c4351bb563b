import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from '../../server/send.ts';

/** Server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html. */
interface EventStream {
  /** Sends the state, and keeps the connection open. */
  readonly handler: Handler;
  /** Sends the state to all listeners. */
  readonly send: () => void;
  /** The requests of all listeners. */
  readonly listeners: () => readonly IncomingMessage[];
}

/** Each listener may get another state. */
export function createEventStream(stateFor: (request: IncomingMessage) => unknown): EventStream {
  const listeners = new Map<ServerResponse, IncomingMessage>();
  const toEvent = (request: IncomingMessage): string =>
    `data: ${JSON.stringify(stateFor(request))}\n\n`;
  const handler: Handler = async (request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(`retry: 500\n${toEvent(request)}`);
    listeners.set(response, request);
    response.once('close', () => listeners.delete(response));
  };
  const send = (): void => {
    for (const [listener, request] of listeners) listener.write(toEvent(request));
  };
  return { handler, send, listeners: () => [...listeners.values()] };
}
