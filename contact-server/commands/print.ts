import { fsyncSync, writeSync } from 'node:fs';
import { Socket } from 'node:net';
import type { Settings } from '../config/settings.ts';
import { errorCode } from '../storage/error-code.ts';
import type { MessageStore } from '../storage/message-store.ts';

export interface CommandContext {
  readonly settings: Settings;
  readonly store: MessageStore;
}

export function print(text: string): void {
  process.stdout.write(text);
}

export function printError(text: string): void {
  process.stderr.write(text);
}

/** A visitor's text for a terminal, without characters that could change what is around it. */
export function forTerminal(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}|\p{Cs}/gu, '\ufffd');
}

export function oneLine(text: string): string {
  return forTerminal(text).replace(/\s+/g, ' ');
}

export function oneLineName(name: string): string {
  return JSON.stringify(name).slice(1, -1);
}

/** Makes a failed write end the command with exit code 1. */
export function exitOnOutputError(): void {
  process.stdout.on('error', (error) => {
    // The reader has seen enough: `list | head`.
    if (errorCode(error) === 'EPIPE') process.exit(0);
    console.error(`The output could not be written: ${error.message}`);
    process.exit(1);
  });
}

/** Resolves once the operating system has all of it. Node's own stream does not notice a file that takes half. */
export async function writeOutput(text: string): Promise<void> {
  const { stdout } = process;
  if (stdout instanceof Socket) {
    await new Promise<void>((resolve, reject) => {
      stdout.write(text, (error) => (error ? reject(error) : resolve()));
    });
    return;
  }
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; ) written += writeSync(1, bytes, written);
}

/** Rejects if a disk reports only now that it is full. */
export function syncOutput(): void {
  try {
    fsyncSync(1);
  } catch (error) {
    // A pipe or a terminal cannot be synced.
    if (errorCode(error) !== 'EINVAL' && errorCode(error) !== 'ENOTSUP') throw error;
  }
}
