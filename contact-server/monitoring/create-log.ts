import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { pino } from 'pino';
import type { Log } from './log.ts';

/** A log that takes fields besides the sentence. */
export interface FieldLog extends Log {
  /** For programs only: the text form leaves it out. */
  access(fields: Readonly<Record<string, string | number>>, sentence: string): void;
}

/**
 * JSON for programs that collect logs, or sentences for people. It never throws, and never waits: lines
 * are dropped while the log's reader stalls or its disk is full, and the first line after that counts them.
 */
export function createLog(format: 'json' | 'text'): FieldLog {
  const writeLine = errorOutput();
  let missing = 0;
  const write = (line: string) => {
    if (missing > 0 && writeLine(gapLine(format, missing))) missing = 0;
    if (!writeLine(line)) missing += 1;
  };
  if (format === 'text') {
    const say = (sentence: string) => write(`${sentence}\n`);
    return { info: say, warn: say, error: say, access: () => undefined };
  }
  const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, { write });
  return {
    info: (sentence) => logger.info(sentence),
    warn: (sentence) => logger.warn(sentence),
    error: (sentence) => logger.error(sentence),
    access: (fields, sentence) => logger.info(fields, sentence),
  };
}

function gapLine(format: 'json' | 'text', missing: number): string {
  const msg = `${missing === 1 ? '1 log line is' : `${missing} log lines are`} missing here: the log could not be written.`;
  if (format === 'text') return `${msg}\n`;
  return `${JSON.stringify({ level: 40, time: new Date().toISOString(), msg })}\n`;
}

/** About 500 lines: so much a reader that stalled can catch up with. */
const maxBufferedBytes = 100_000;

/** Returns a function that returns false for a line that it could not write. */
function errorOutput(): (line: string) => boolean {
  const { stderr } = process;
  stderr.on('error', () => undefined);
  // A pipe or a socket: Node keeps what its reader has not taken yet.
  if (stderr instanceof Socket)
    return (line) => {
      const isTaken = stderr.writable && stderr.writableLength <= maxBufferedBytes;
      if (isTaken) stderr.write(line);
      return isTaken;
    };
  // After one failed write, Node's own stream stays closed even when the disk has room again.
  return (line) => {
    try {
      return writeSync(2, line) === Buffer.byteLength(line);
    } catch {
      return false;
    }
  };
}
