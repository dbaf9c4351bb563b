import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Takes no more than so many connections. One too many does not turn the new client away, who may be
 * a visitor, but the one that has kept the service waiting longest without a whole request.
 */
export function limitConnections(server: Server, most: number): void {
  /**
   * Since which turn each connection owes us a request or the rest of one. A set of those that do, which
   * each request leaves and enters anew, would be copied again and again, and kept what its copies held.
   */
  const open = new Map<Socket, number>();
  let turn = 0;
  const owe = (socket: Socket) => {
    turn += 1;
    open.set(socket, turn);
  };
  server.on('connection', (socket: Socket) => {
    if (open.size >= most) {
      const slowest = longestOwing(open) ?? socket;
      open.delete(slowest.destroy());
    }
    if (socket.destroyed) return;
    owe(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    request.on('end', () => {
      if (!response.writableEnded && open.has(socket)) open.set(socket, owesNothing);
    });
    response.on('close', () => {
      if (open.has(socket)) owe(socket);
    });
  });
}

/** Before the first turn: its request is whole, and the answer is ours to give. */
const owesNothing = 0;

function longestOwing(open: ReadonlyMap<Socket, number>): Socket | undefined {
  let longest: Socket | undefined;
  let first = Number.POSITIVE_INFINITY;
  for (const [socket, since] of open) {
    if (since === owesNothing || since >= first) continue;
    longest = socket;
    first = since;
  }
  return longest;
}
