import { Worker } from 'node:worker_threads';
import { type PutEnd, type PutFile, writeRounds } from './write-rounds.ts';

/** Resolves when the file would be found in the folder, whole, after the loss of power. */
export type Put = (name: string, text: string, to: string) => Promise<void>;

interface Waiting {
  readonly file: PutFile;
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

/** A round, and the next one: what the thread holds besides would only take memory. */
const mostSent = 128;

/** The thread holds no more than what it is writing. */
const resourceLimits = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 16, stackSizeMb: 1 };

const asked: Waiting[] = [];
const sent = new Map<number, Waiting>();
let thread: Worker | undefined;
let isAboutToSend = false;
let lastKey = 0;

/**
 * Writes files aside, syncs them, renames them into their folder and syncs that, in a thread of its
 * own, one for all who ask.
 *
 * @param aside a folder on the same disk
 */
export function createPut(aside: string): Put {
  return (name, text, to) =>
    new Promise((done, fail) => {
      lastKey += 1;
      asked.push({ file: { key: lastKey, name, text, aside, to }, done, fail });
      if (isAboutToSend) return;
      isAboutToSend = true;
      // Those that come in the same turn go together.
      setImmediate(() => {
        isAboutToSend = false;
        send();
      });
    });
}

function send(): void {
  const next = asked.splice(0, mostSent - sent.size);
  if (next.length === 0) return;
  thread ??= startThread();
  if (sent.size === 0) thread.ref();
  for (const one of next) sent.set(one.file.key, one);
  thread.postMessage(next.map(({ file }) => file));
}

function startThread(): Worker {
  const started = new Worker(`(${writeRounds})()`, { eval: true, resourceLimits });
  let reason: unknown = new Error('The thread that writes messages has ended.');
  started.on('message', (ends: readonly PutEnd[]) => {
    ends.forEach(settle);
    send();
    // A process that has nothing else to do may end.
    if (sent.size === 0) started.unref();
  });
  started.on('error', (error) => {
    reason = error;
  });
  started.on('exit', () => {
    thread = undefined;
    const lost = [...sent.values()];
    sent.clear();
    for (const { fail } of lost) fail(reason);
    send();
  });
  return started;
}

function settle({ key, error }: PutEnd): void {
  const one = sent.get(key);
  sent.delete(key);
  if (error === undefined) one?.done();
  else one?.fail(Object.assign(new Error(error.message), { code: error.code }));
}
