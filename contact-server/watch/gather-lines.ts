import type { DestinationStream } from 'pino';

/** Writes what is said in one turn of the loop at once: a call to the system for each line takes longer than all else about it. */
export function gatherLines(output: DestinationStream): DestinationStream {
  let lines = '';
  const flush = () => {
    if (lines === '') return;
    const gathered = lines;
    lines = '';
    output.write(gathered);
  };
  // A process that fails ends before the loop turns again.
  process.on('exit', flush);
  return {
    write(line) {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
}
