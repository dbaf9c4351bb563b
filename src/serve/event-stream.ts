import type { ServerResponse } from 'node:http';
import type { Handler } from './handler.ts';

/** Server-sent events: https://html.spec.whatwg.org/multipage/server-sent-events.html. */
export interface EventStream {
  /** Tells the state to whoever asks, and keeps the line open. */
  readonly handler: Handler;
  /** Tells the state to all who listen. */
  readonly tell: () => void;
}

export function createEventStream(state: () => unknown): EventStream {
  const listeners = new Set<ServerResponse>();
  const toEvent = (): string => `data: ${JSON.stringify(state())}\n\n`;
  const handler: Handler = async (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(`retry: 500\n${toEvent()}`);
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  };
  const tell = (): void => {
    const event = toEvent();
    for (const listener of listeners) listener.write(event);
  };
  return { handler, tell };
}
