/**
 * A server ends at Ctrl-C with 130, also where it is the first process of a container, which signals
 * do not end by themselves. A command that builds must not be asked: it hears nothing while a page
 * is rendered.
 */
export function endOnInterrupt(): void {
  process.on('SIGINT', () => process.exit(130));
}
