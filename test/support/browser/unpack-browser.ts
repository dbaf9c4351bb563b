import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

export interface UnpackedBrowser {
  readonly executablePath: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Below the package's name, so that another version of it brings another browser. */
const place = resolve('node_modules/@sparticuz/chromium');

/** Unpacks the browser from npm, once, with the libraries that a small machine lacks. */
export function unpackBrowser(): UnpackedBrowser {
  const folder = join(place, 'unpacked');
  if (!existsSync(folder)) unpackInto(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    },
  };
}

/**
 * The package unpacks into the temporary folder, and its libraries only if it takes the machine for
 * Amazon's.
 */
function unpackInto(folder: string): void {
  const fresh = mkdtempSync(join(place, 'unpacking-'));
  const script = "import('@sparticuz/chromium').then((module) => module.default.executablePath())";
  const env = { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' };
  execFileSync(process.execPath, ['--eval', script], { env });
  try {
    renameSync(fresh, folder);
  } catch (error) {
    // Another run finished first.
    if (!existsSync(folder)) throw error;
    rmSync(fresh, { recursive: true });
  }
}
