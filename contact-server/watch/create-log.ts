import { type DestinationStream, pino } from 'pino';
import type { Log } from '../log.ts';
import { gatherLines } from './gather-lines.ts';

/** A log that takes fields beside the sentence. */
export interface FieldLog extends Log {
  /** Notes what is of use to programs; read along in the text form is the sentence alone. */
  note(fields: Readonly<Record<string, string | number>>, sentence: string): void;
}

/** To the error output: JSON for whoever collects logs, or sentences for whoever looks on. */
export function createLog(format: 'json' | 'text', output?: DestinationStream): FieldLog {
  const to = output ?? gatherLines(pino.destination({ dest: 2, sync: true }));
  if (format === 'text') {
    const say = (sentence: string) => void to.write(`${sentence}\n`);
    return { info: say, warn: say, error: say, note: () => undefined };
  }
  const logger = pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime }, to);
  return {
    info: (sentence) => logger.info(sentence),
    warn: (sentence) => logger.warn(sentence),
    error: (sentence) => logger.error(sentence),
    note: (fields, sentence) => logger.info(fields, sentence),
  };
}
