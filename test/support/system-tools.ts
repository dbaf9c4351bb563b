import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join, sep } from 'node:path';
import { TestRunner } from 'vitest';

/** Debian keeps servers in a folder that is not on every user's `PATH`. */
export const systemPath = [process.env['PATH'], '/usr/sbin'].join(delimiter);

/**
 * Skips the running test if a program is not installed, and notes which one. With
 * `REQUIRE_SYSTEM_TOOLS`, as in `.ci/run`, the test fails instead.
 */
export function needSystemTool(name: string): void {
  const folders = systemPath.split(delimiter);
  needInstalled(
    folders.some((folder) => isExecutable(join(folder, name))),
    name,
  );
}

/** The same for a condition that a test checks itself, such as a font. */
function needInstalled(isInstalled: boolean, name: string): void {
  if (isInstalled) return;
  if (process.env['REQUIRE_SYSTEM_TOOLS'])
    throw new Error(`REQUIRE_SYSTEM_TOOLS is set, and ${name} is not installed.`);
  skip(`needs ${name}`);
}

/** Skips the running test if npm's registry could not be reached. In CI, the test fails instead. */
export function needRegistry(isReachable: boolean): void {
  if (isReachable) return;
  if (process.env['REQUIRE_SYSTEM_TOOLS'])
    throw new Error('REQUIRE_SYSTEM_TOOLS is set, and npm’s registry cannot be reached.');
  skip('needs npm’s registry');
}

/** Skips the running test if this user lacks a permission, which no installation changes. */
export function needPermission(isGiven: boolean, what: string): void {
  if (!isGiven) skip(`needs permission to ${what}`);
}

/** Skips the running test unless it may act as another user, who can read this repository. */
export function needOtherUser(): void {
  needPermission(process.getuid?.() === 0, 'act as another user');
  needSharedFolder();
}

/** Skips the running test if a server that gives up root's rights could not read this repository. */
export function needSharedFolder(): void {
  const isPrivate = (folder: string) => (statSync(folder).mode & constants.S_IXOTH) === 0;
  const parts = process.cwd().split(sep);
  const folders = parts.map((_, index) => parts.slice(0, index + 1).join(sep) || sep);
  const isRoot = process.getuid?.() === 0;
  needPermission(!isRoot || !folders.some(isPrivate), 'show this folder to other users');
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
