import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from '../../server/send.ts';

/** Server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html. */
export interface EventStream {
  /** Tells the state to whoever asks, and keeps the line open. */
  readonly handler: Handler;
  /** Tells the state to all who listen. */
  readonly tell: () => void;
  /** Those who listen, by what they asked. */
  readonly listeners: () => readonly IncomingMessage[];
}

/** Each listener may be told something else. */
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
  const tell = (): void => {
    for (const [listener, request] of listeners) listener.write(toEvent(request));
  };
  return { handler, tell, listeners: () => [...listeners.values()] };
}
