import { fail } from './commands/print.ts';
import { errorCode, isForbidden, isOutOfFiles } from './storage/error-code.ts';

/** Serves, or runs a command beside the service. Each loads only what it needs. */
export async function cli(environment: NodeJS.ProcessEnv, words: readonly string[]): Promise<void> {
  try {
    if (words.length === 0) {
      const { main } = await import('./main.ts');
      return await main(environment);
    }
    const { runCommand } = await import('./commands/run-command.ts');
    return await runCommand(environment, words);
  } catch (error) {
    const sentence = explainSystemError(error);
    if (sentence === undefined) throw error;
    fail(sentence);
  }
}

/** What the owner can do about an error of the system; undefined for an error of ours. */
function explainSystemError(error: unknown): string | undefined {
  if (isForbidden(error))
    return `This user (${process.getuid?.()}) may not use the messages: ${String(error)}\n  Run the command as the user of the service, or give the files to that user with chown.`;
  if (isOutOfFiles(error))
    return `Too many files are open: ${String(error)}\n  Raise the limit (ulimit -n, or LimitNOFILE of the systemd unit).`;
  const code = errorCode(error) ?? '';
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk is full: ${String(error)}\n  Make room on it. df -h and df -i show how many bytes and files are free.`;
  if (code === 'EROFS')
    return `The disk is read-only: ${String(error)}\n  Mount it for writing. If the system made it read-only, dmesg says why.`;
  if (code === 'EIO')
    return `The disk has an error: ${String(error)}\n  Check it: dmesg says what happened.`;
  const isSystemError = error instanceof Error && 'syscall' in error;
  return isSystemError ? `The system refused: ${error.message}.` : undefined;
}
