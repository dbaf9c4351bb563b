/**
 * The command line: serves, or works on the spool beside the service that is running. Each loads what
 * it needs: who serves for months has no use for what reads a command line.
 */
export async function cli(environment: NodeJS.ProcessEnv, words: readonly string[]): Promise<void> {
  if (words.length === 0) {
    const { main } = await import('./main.ts');
    return main(environment);
  }
  const { runCommand } = await import('./commands/run-command.ts');
  return runCommand(environment, words);
}
