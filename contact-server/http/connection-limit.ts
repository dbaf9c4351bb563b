import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Returns whether to handle a request. Its connection may just have been closed. */
export type AdmitRequest = (request: IncomingMessage, response: ServerResponse) => boolean;

/** What is known of a connection: its turn grows with each event, the lowest has waited longest. */
interface Connection {
  /** Since when the client owes the rest of a request. 0 while it waits for us. */
  turn: number;
  /** A request came, and its response is not sent yet. */
  isAnswering: boolean;
}

/**
 * Keeps up to `max` connections. One more does not turn the new client away, who may be a visitor: the
 * connection that has kept the service waiting longest without a whole request is closed. So is a
 * connection that sends a request before the last reply: one such packet can hold thousands of them,
 * and browsers and proxies never do it.
 */
export function limitConnections(server: Server, max: number): AdmitRequest {
  const open = new Map<Socket, Connection>();
  let turn = 0;
  const nextTurn = () => {
    turn += 1;
    return turn;
  };
  server.on('connection', (socket: ParsedSocket) => {
    if (open.size >= max) {
      const slowest = findSlowest(open) ?? socket;
      open.delete(slowest.destroy());
    }
    if (socket.destroyed) return;
    const connection = { turn: nextTurn(), isAnswering: false };
    open.set(socket, connection);
    refusePipelining(socket, connection);
    socket.once('close', () => open.delete(socket));
  });
  return (request, response) => {
    const { socket } = request;
    const connection = open.get(socket);
    if (connection === undefined || socket.destroyed) return false;
    connection.isAnswering = true;
    request.on('end', () => {
      if (!response.writableEnded) connection.turn = 0;
    });
    response.on('close', () => {
      connection.turn = nextTurn();
      connection.isAnswering = false;
    });
    return true;
  };
}

/** Node's HTTP parser, on the socket that it reads. Undocumented; the tests show that it is there. */
interface ParsedSocket extends Socket {
  readonly parser?: { onIncoming?: ((...request: readonly unknown[]) => number) | null } | null;
}

/** What makes Node's parser leave the rest of a packet alone, as after an upgrade of the protocol. */
const skipRest = 2;

/**
 * Closes a connection in the middle of a packet. Closing it when Node has made a request of everything
 * in the packet would come too late: 400 packets would keep all others waiting for a minute.
 */
function refusePipelining(socket: ParsedSocket, connection: Readonly<Connection>): void {
  const { parser } = socket;
  const onIncoming = parser?.onIncoming;
  if (!parser || !onIncoming) return;
  parser.onIncoming = (...request) => {
    if (!connection.isAnswering) return onIncoming(...request);
    socket.destroy();
    return skipRest;
  };
}

function findSlowest(open: ReadonlyMap<Socket, Connection>): Socket | undefined {
  const owing = [...open].filter(([, { turn }]) => turn > 0);
  return owing.sort(([, a], [, b]) => a.turn - b.turn)[0]?.[0];
}
