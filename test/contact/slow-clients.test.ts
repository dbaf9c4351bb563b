import { expect } from 'vitest';
import { thoroughly } from '../support/thoroughly.ts';
import { rowsIn } from './database.ts';
import { openSocket, startService } from './start-service.ts';

thoroughly(
  'clients that never finish a request are cut off, and a visitor waits for no longer',
  async () => {
    const { url, file, post } = await startService();
    const head = 'POST /api/contact HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
    const beginnings = [head, `${head}Content-Length: 60000\r\n\r\n{`];
    let closed = 0;
    for (let index = 0; index < 600; index += 1) {
      const socket = await openSocket(url);
      socket.resume().write(beginnings[index % 2] ?? '');
      // Some send a byte now and then.
      const drip = setInterval(() => index % 60 === 1 && socket.write(' '), 500);
      socket.once('close', () => {
        clearInterval(drip);
        closed += 1;
      });
    }
    // More connections than the service keeps open: a visitor may have to try again.
    const attempt = () => post().then(({ status }) => status, String);
    await expect.poll(attempt, { timeout: 60_000 }).toBe(200);
    // Fifteen seconds for a request, not Node's five minutes.
    await expect.poll(() => closed, { timeout: 60_000 }).toBe(600);
    expect(rowsIn(file)).toHaveLength(1);
  },
);
