import { createServer } from 'node:http';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { createRespond, respondToError } from '../../contact-server/http/respond.ts';
import { startListening } from '../support/listening.ts';
import { logTo } from './start-app.ts';
import { mailSettings } from './start-queue.ts';

test('the response to an internal error has no stack; the log has it', async () => {
  const lines: string[] = [];
  const answer = createRespond(mailSettings({}));
  const app = express();
  app.get('/', () => {
    throw new Error('a fault of ours');
  });
  app.use(respondToError(logTo(lines), answer));
  const server = createServer(app);
  onTestFinished(() => void server.close());
  const port = await startListening(server);

  const response = await fetch(`http://127.0.0.1:${port}/`);

  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    message: 'Something went wrong on our side, not with your message.',
  });
  expect(lines).toEqual([expect.stringMatching(/^Error: a fault of ours\n +at /)]);
});
