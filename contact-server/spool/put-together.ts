import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { type PutEnd, type PutFile, writeRounds } from './write-rounds.ts';

/** Resolves when the file would be found in the folder, whole, after the loss of power. */
export type Put = (name: string, text: string, to: string) => Promise<void>;

interface Waiting {
  readonly file: Omit<PutFile, 'key'>;
  readonly done: () => void;
  readonly fail: (error: unknown) => void;
}

/** A round, and the next one: what the thread holds besides would only take memory. */
const mostSent = 128;

/** It writes these while others are still being read; smaller groups cost more than they gain. */
const groupSize = 8;

/** The thread holds no more than what it is writing. */
const resourceLimits = { maxOldGenerationSizeMb: 16, stackSizeMb: 1 };

/** Megabytes for its new objects. Among its limits it would be overruled by what the process was started with. */
const mostYoung = '--max-semi-space-size=1';

const asked: Waiting[] = [];
/**
 * What the thread has, each in the place that its key names. A map would be copied again and again,
 * and each copy would keep from being collected what it held.
 */
const sent: (Waiting | undefined)[] = Array.from({ length: mostSent }, () => undefined);
const freeKeys = [...sent.keys()];
let thread: Worker | undefined;
let isAboutToSend = false;

/**
 * Writes files aside, syncs them, renames them into their folder and syncs that, in a thread of its
 * own, one for all who ask.
 *
 * @param aside a folder on the same disk
 */
export function createPut(aside: string): Put {
  return (name, text, to) =>
    new Promise((done, fail) => {
      asked.push({ file: { name, text, aside, to }, done, fail });
      if (asked.length >= groupSize) return send();
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
  const next = asked.splice(0, freeKeys.length);
  if (next.length === 0) return;
  thread ??= startThread();
  if (isIdle()) thread.ref();
  thread.postMessage(next.map(handOver));
}

function handOver(one: Waiting): PutFile {
  const key = freeKeys.pop() ?? 0;
  sent[key] = one;
  return { key, ...one.file };
}

function isIdle(): boolean {
  return freeKeys.length === mostSent;
}

function startThread(): Worker {
  setFlagsFromString(mostYoung);
  const started = new Worker(`(${writeRounds})()`, { eval: true, resourceLimits });
  let reason: unknown = new Error('The thread that writes messages has ended.');
  started.on('message', (ends: readonly PutEnd[]) => {
    ends.forEach(settle);
    send();
    // A process that has nothing else to do may end.
    if (isIdle()) started.unref();
  });
  started.on('error', (error) => {
    reason = error;
  });
  started.on('exit', () => {
    thread = undefined;
    for (const key of sent.keys()) take(key)?.fail(reason);
    send();
  });
  return started;
}

function settle({ key, error }: PutEnd): void {
  const one = take(key);
  if (error === undefined) one?.done();
  else one?.fail(Object.assign(new Error(error.message), { code: error.code }));
}

function take(key: number): Waiting | undefined {
  const one = sent[key];
  if (one === undefined) return undefined;
  sent[key] = undefined;
  freeKeys.push(key);
  return one;
}
