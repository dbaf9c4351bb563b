import type { SourceModule } from '../support/module-imports.ts';

/** A module with nothing but imports. */
export function moduleOf(file: string, imported: readonly string[]): SourceModule {
  const imports = imported.map((to) => ({
    from: file,
    line: 1,
    specifier: to,
    to,
    isTypeOnly: true,
  }));
  return { file, lines: 1, imports };
}
