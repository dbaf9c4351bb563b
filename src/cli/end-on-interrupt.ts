/**
 * Ends a server with status 130 on Ctrl-C. The default action of the signal does not end the first
 * process of a container. Build commands do not use this: a handler could not run while a page
 * renders.
 */
export function endOnInterrupt(): void {
  process.on('SIGINT', () => process.exit(130));
}
