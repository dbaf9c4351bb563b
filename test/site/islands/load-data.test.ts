import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadData, loadDataOrNull } from '../../../pages/_islands/page-search/load-data.ts';
import { startListening } from '../../support/listening.ts';

let server: Server;
let origin: string;
let asked: string[] = [];

const answers: Readonly<Record<string, readonly [status: number, body: string]>> = {
  '/areas/ogden': [200, '{"miles":7}'],
  '/once': [200, '1'],
  '/broken': [500, 'the disk is full'],
  '/empty': [503, ''],
  '/private': [401, 'sign in'],
  '/again': [500, 'no'],
};

beforeAll(async () => {
  server = createServer(({ url = '', method }, response) => {
    asked.push(`${method} ${url}`);
    const [status, body] = answers[url] ?? [404, 'nothing here'];
    response.writeHead(status).end(body);
  });
  origin = `http://127.0.0.1:${await startListening(server)}`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
});

test('a key is joined by slashes, and the response is parsed as JSON', async () => {
  expect(await loadData([origin, 'areas', 'ogden'])).toEqual({ miles: 7 });
  expect(asked).toEqual(['GET /areas/ogden']);
});

test('a loaded value is kept', async () => {
  const [first, second] = await Promise.all([
    loadData([origin, 'once']),
    loadData([origin, 'once']),
  ]);
  expect([first, second, await loadData([origin, 'once'])]).toEqual([1, 1, 1]);
  expect(asked).toEqual(['GET /once']);
});

test.each([
  ['a status and its body', 'broken', '500: the disk is full'],
  ['the status text where the body is empty', 'empty', '503: Service Unavailable'],
  ['a 401 like any other', 'private', '401: sign in'],
])('a failure says %s, and is not tried again', async (_, path, message) => {
  await expect(loadData([origin, path])).rejects.toThrow(new Error(message));
  expect(asked).toEqual([`GET /${path}`]);
});

test('the variant returns null for a 401, and throws for the rest', async () => {
  expect(await loadDataOrNull([origin, 'private'])).toBeNull();
  await expect(loadDataOrNull([origin, 'again'])).rejects.toThrow('500: no');
});

test('a failure is not kept: another call tries again', async () => {
  await expect(loadData([origin, 'again'])).rejects.toThrow();
  await expect(loadData([origin, 'again'])).rejects.toThrow();
  expect(asked).toEqual(['GET /again', 'GET /again']);
});
