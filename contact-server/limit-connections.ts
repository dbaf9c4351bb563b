import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Takes no more than so many connections. One too many does not turn the new client away, who may be
 * a visitor, but the one that has kept the service waiting longest without a whole request.
 */
export function limitConnections(server: Server, most: number): void {
  const open = new Set<Socket>();
  /** Those that owe us a request or the rest of one; who has done so longest is first. */
  const slow = new Set<Socket>();
  const forget = (socket: Socket) => {
    open.delete(socket);
    slow.delete(socket);
  };
  server.on('connection', (socket: Socket) => {
    if (open.size >= most) {
      const [slowest = socket] = slow;
      forget(slowest.destroy());
    }
    if (socket.destroyed) return;
    open.add(socket);
    slow.add(socket);
    socket.once('close', () => forget(socket));
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    request.on('end', () => {
      if (!response.writableEnded) slow.delete(socket);
    });
    response.on('close', () => {
      if (open.has(socket)) slow.add(socket);
    });
  });
}
