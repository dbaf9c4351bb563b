import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { TestRunner } from 'vitest';

/** Debian keeps servers in a folder that is not on every user's `PATH`. */
export const systemPath = [process.env['PATH'], '/usr/sbin'].join(delimiter);

/**
 * Skips the running test where a program is not installed, and notes which one.
 * Where `REQUIRE_SYSTEM_TOOLS` is set, as in `.ci/run`, the test fails instead.
 */
export function needSystemTool(name: string): void {
  if (systemPath.split(delimiter).some((folder) => isExecutable(join(folder, name)))) return;
  if (process.env['REQUIRE_SYSTEM_TOOLS'])
    throw new Error(`REQUIRE_SYSTEM_TOOLS is set, and ${name} is not installed.`);
  skip(`needs ${name}`);
}

/** Skips the running test where this user may not do something, which no installation changes. */
export function needPermission(isGiven: boolean, what: string): void {
  if (!isGiven) skip(`needs permission to ${what}`);
}

function skip(note: string): void {
  TestRunner.getCurrentTest()?.context.skip(note);
  throw new Error(`This code ${note}, and runs outside of a test, where it cannot be skipped.`);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
