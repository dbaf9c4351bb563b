import { writeSync } from 'node:fs';
import { Socket } from 'node:net';

/** Records what the service does, one sentence per event, and never a visitor's text. */
export interface Log {
  info(sentence: string): void;
  warn(sentence: string): void;
  /** For problems that the owner has to solve. */
  error(sentence: string): void;
}

/** A log that includes requests, in its JSON form only. */
export interface RequestLog extends Log {
  request(sentence: string, fields: Fields): void;
}

type Fields = Readonly<Record<string, string | number>>;

const levels = { info: 30, warn: 40, error: 50 } as const;

/**
 * JSON for programs that collect logs, or sentences for people. It never throws, and never waits: lines
 * are dropped while the log's reader stalls or its disk is full, and the first line after that counts them.
 */
export function createLog(format: 'json' | 'text'): RequestLog {
  const writeLine = errorOutput();
  const toLine = (level: keyof typeof levels, msg: string, fields?: Fields) => {
    const entry = { level: levels[level], time: new Date().toISOString(), ...fields, msg };
    return format === 'text' ? `${msg}\n` : `${JSON.stringify(entry)}\n`;
  };
  let missing = 0;
  const write = (...entry: Parameters<typeof toLine>) => {
    const lines = missing === 1 ? '1 log line is' : `${missing} log lines are`;
    const gap = `${lines} missing here: the log could not be written.`;
    if (missing > 0 && writeLine(toLine('warn', gap))) missing = 0;
    if (!writeLine(toLine(...entry))) missing += 1;
  };
  return {
    info: (sentence) => write('info', sentence),
    warn: (sentence) => write('warn', sentence),
    error: (sentence) => write('error', sentence),
    request(sentence, fields) {
      if (format === 'json') write('info', sentence, fields);
    },
  };
}

/** About 500 lines, which a stalled reader can catch up with. */
const maxBufferedBytes = 100_000;

/** Returns a function that returns false for a line that it could not write. */
function errorOutput(): (line: string) => boolean {
  const { stderr } = process;
  stderr.on('error', () => undefined);
  // Node buffers what the reader of a pipe or a socket has not read yet.
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
