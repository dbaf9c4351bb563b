import { once } from 'node:events';
import { createServer } from 'node:http';
import express from 'express';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { classesOf } from '../../contact-server/classes-of.ts';

test('requests and answers are Express’s own before it has seen them', async () => {
  const app = express();
  app.get(
    '/',
    (request, response) => void response.json({ ip: request.ip, isOf: request.app === app }),
  );
  const classes = classesOf(app);
  const prototypes: unknown[] = [];
  const server = createServer(classes, (request, response) => {
    prototypes.push(Object.getPrototypeOf(request), Object.getPrototypeOf(response));
    app(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect(await response.json()).toEqual({ ip: '127.0.0.1', isOf: true });
  expect(prototypes).toEqual([app.request, app.response]);
  expect(prototypes[0]).toBe(classes.IncomingMessage.prototype);
});
