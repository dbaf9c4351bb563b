// The commands in this folder import this first: without packages each would end in a stack trace.
import { fileURLToPath } from 'node:url';

try {
  import.meta.resolve('esbuild');
} catch {
  const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '');
  console.error(`The packages are not installed: run \`npm ci\` in ${root} first.`);
  process.exit(1);
}
