import { writeSync } from 'node:fs';
import { Socket } from 'node:net';
import { pino } from 'pino';
import type { Log } from './log.ts';

/** A log that takes fields besides the sentence. */
export interface FieldLog extends Log {
  /** For programs only: the text form leaves it out. */
  access(fields: Readonly<Record<string, string | number>>, sentence: string): void;
  /** How many lines were lost because the log's reader stalled or hung up, or its disk was full. */
  dropped(): number;
}

/** Returns false for a line that it could not write. It never throws, and never waits. */
export type WriteLine = (line: string) => boolean;

/** JSON for programs that collect logs, or sentences for people. After a gap, a line counts what is missing. */
export function createLog(
  format: 'json' | 'text',
  writeLine: WriteLine = writeToErrorOutput(),
): FieldLog {
  let dropped = 0;
  let reported = 0;
  const write = (line: string) => {
    const missing = dropped - reported;
    if (missing > 0 && writeLine(gapLine(format, missing))) reported = dropped;
    if (!writeLine(line)) dropped += 1;
  };
  if (format === 'text') {
    const say = (sentence: string) => write(`${sentence}\n`);
    return { info: say, warn: say, error: say, access: () => undefined, dropped: () => dropped };
  }
  const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, { write });
  return {
    info: (sentence) => logger.info(sentence),
    warn: (sentence) => logger.warn(sentence),
    error: (sentence) => logger.error(sentence),
    access: (fields, sentence) => logger.info(fields, sentence),
    dropped: () => dropped,
  };
}

function gapLine(format: 'json' | 'text', missing: number): string {
  const msg = `${missing === 1 ? '1 log line is' : `${missing} log lines are`} missing here: the log could not be written.`;
  if (format === 'text') return `${msg}\n`;
  return `${JSON.stringify({ level: 40, time: new Date().toISOString(), msg })}\n`;
}

/** About 500 lines: so much a reader that stalled can catch up with. */
const maxBufferedBytes = 100_000;

function writeToErrorOutput(): WriteLine {
  const { stderr } = process;
  stderr.on('error', () => undefined);
  return stderr instanceof Socket ? writeToStream : writeToFile;
}

/** A pipe or a socket: Node keeps what its reader has not taken yet. */
function writeToStream(line: string): boolean {
  const { stderr } = process;
  if (!stderr.writable || stderr.writableLength > maxBufferedBytes) return false;
  stderr.write(line);
  return true;
}

/** After one failed write, Node's own stream stays closed even when the disk has room again. */
function writeToFile(line: string): boolean {
  try {
    return writeSync(2, line) === Buffer.byteLength(line);
  } catch {
    return false;
  }
}
