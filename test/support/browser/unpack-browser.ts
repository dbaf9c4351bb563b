import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { replaceFile } from '../../../src/core/files/write-cache-file.ts';

export interface UnpackedBrowser {
  readonly executablePath: string;
  readonly env: NodeJS.ProcessEnv;
}

/** Below the package's name, so that another version of it brings another browser. */
const place = resolve('node_modules/@sparticuz/chromium');

/** Unpacks the browser from npm, once, with the libraries and fonts that a small machine lacks. */
export function unpackBrowser(): UnpackedBrowser {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      `npm has no browser for ${process.platform} on ${process.arch}. Install Chrome or Chromium, or set CHROMIUM to its path.`,
    );
  const folder = join(place, 'unpacked');
  if (!existsSync(folder)) unpackInto(folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
      FONTCONFIG_FILE: writeFontConfig(folder),
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

/** Its paths are absolute: it is written in each run, because the project may have been moved. */
function writeFontConfig(folder: string): string {
  const file = join(folder, 'fonts.conf');
  const config = `<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>`;
  const fault = replaceFile(file, config);
  if (fault !== undefined) throw new Error(`${file} could not be written: ${fault}`);
  return file;
}
