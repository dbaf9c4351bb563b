import type { Settings } from '../config/settings.ts';
import { errorCode } from '../storage/error-code.ts';
import type { MessageStore } from '../storage/message-store.ts';

export interface CommandContext {
  readonly settings: Settings;
  readonly store: MessageStore;
}

/** Prints why a command failed, and sets the exit code: 2 if a setting is wrong. */
export function fail(sentence: string, exitCode: 1 | 2 = 1): void {
  console.error(sentence);
  process.exitCode = exitCode;
}

/** A visitor's text without the characters that could control a terminal. */
export function forTerminal(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}|\p{Cs}/gu, '\ufffd');
}

export function oneLine(text: string): string {
  return forTerminal(text).replace(/\s+/g, ' ');
}

/** The path of a file whose name can contain any character. */
export function quoteFile(file: string): string {
  return forTerminal(JSON.stringify(file).slice(1, -1));
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
