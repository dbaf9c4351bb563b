import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { replaceFile } from '../../../src/core/files/cache-files.ts';

/**
 * Makes Chromium on Linux use one font for everything but the site's own: Arimo, whose letters are as
 * wide as those of Arial. How text wraps then depends on no installed font. The site looks for the
 * bold letters by one of the names of their twins.
 */
export function fontSettings(): NodeJS.ProcessEnv {
  const folder = resolve('test/.tmp/fonts');
  mkdirSync(folder, { recursive: true });
  const file = resolve(folder, 'fonts.conf');
  const fault = replaceFile(
    file,
    `<fontconfig>
  <dir>${resolve('node_modules/@expo-google-fonts/arimo')}</dir>
  <cachedir>${folder}</cachedir>
  <match target="scan">
    <test name="fullname"><string>Arimo Bold</string></test>
    <edit name="fullname"><string>Liberation Sans Bold</string></edit>
  </match>
</fontconfig>`,
  );
  if (fault !== undefined) throw new Error(`${file} could not be written: ${fault}`);
  return { FONTCONFIG_FILE: file };
}
