import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { installed } from './places.js';

/** A program that is installed for a comparison only: its file, and why it cannot take part. */
export function toInstall(name, version, file) {
  const home = join(installed, `${name.split('/').pop()}-${version}`);
  const modules = join(home, 'node_modules');
  const program = join(modules, name, file);
  const missing = ({ mayInstall }) => {
    if (existsSync(program)) return undefined;
    if (!mayInstall) return 'it is not installed, and --no-install was given';
    mkdirSync(home, { recursive: true });
    const wanted = ['--prefix', home, '--no-save', '--no-audit', '--no-fund'];
    try {
      execFileSync('npm', ['install', ...wanted, `${name}@${version}`], { stdio: 'pipe' });
      return undefined;
    } catch {
      return 'npm could not install it';
    }
  };
  return { modules, program, missing };
}
