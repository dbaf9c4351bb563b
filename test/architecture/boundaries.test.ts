import { expect, test } from 'vitest';
import { cycles } from '../support/architecture.ts';
import { type ModuleImport, readModules, type SourceModule } from '../support/module-imports.ts';
import { moduleOf } from './module-of.ts';

test('the site imports only the public names of the generator, and the contact service imports neither', () => {
  expect(boundaryProblems(readModules('.', ['pages', 'contact-server']))).toEqual([]);
});

test('the modules of the site have no import cycles', () => {
  const running = readModules('.', ['pages']).map((module) => ({
    ...module,
    imports: module.imports.filter(({ isTypeOnly }) => !isTypeOnly),
  }));
  expect(cycles(running)).toEqual([]);
});

test('an import across a boundary is reported with what is allowed instead', () => {
  const faulty: readonly SourceModule[] = [
    moduleOf('pages/index.tsx', ['pages/about.tsx', 'src/core/a.ts', 'pages/_parts/card.tsx']),
    moduleOf('contact-server/main.ts', ['pages/_parts/card.tsx', 'package.json']),
    alias('pages/a.tsx', '#client', 'src/author/browser/client.ts'),
    alias('pages/a.client.ts', '#client', 'src/author/browser/client.ts'),
    alias('pages/a.tsx', '#island', 'src/author/browser/hydrate.tsx'),
    alias('pages/a.tsx', '#authoring', 'src/author/index.ts'),
  ];
  expect(boundaryProblems(faulty)).toEqual([
    'pages/index.tsx:1 imports pages/about.tsx.\n  Move what both pages need to a file or folder whose name begins with _.',
    'pages/index.tsx:1 imports src/core/a.ts.\n  Import from #authoring, #client, or #island.',
    'contact-server/main.ts:1 imports pages/_parts/card.tsx.\n  The contact service shares no code with the rest.',
    'pages/a.tsx:1 imports #client.\n  Move the code that needs it to a file whose name ends in .client.ts.',
    'pages/a.tsx:1 imports #island.\n  Move the code that needs it to a file whose name ends in .island.ts.',
  ]);
});

function alias(file: string, specifier: string, to: string): SourceModule {
  return { file, lines: 1, imports: [{ from: file, line: 1, specifier, to, isTypeOnly: false }] };
}

function boundaryProblems(modules: readonly SourceModule[]): readonly string[] {
  return modules
    .flatMap(({ imports }) => imports)
    .flatMap((found) => {
      const fix = found.from.startsWith('pages/') ? fixInSite(found) : fixInContactService(found);
      const { from, line, specifier } = found;
      const name = specifier.startsWith('#') ? specifier : found.to;
      return fix === undefined ? [] : [`${from}:${line} imports ${name}.\n  ${fix}`];
    });
}

function fixInSite({ from, to, specifier }: ModuleImport): string | undefined {
  if (to === undefined || specifier === '#authoring') return undefined;
  if (specifier === '#client' || specifier === '#island') {
    const ending = `.${specifier.slice(1)}.ts`;
    if (from.replace(/x$/, '').endsWith(ending)) return undefined;
    return `Move the code that needs it to a file whose name ends in ${ending}.`;
  }
  if (!to.startsWith('pages/')) return 'Import from #authoring, #client, or #island.';
  return /\/_/.test(to)
    ? undefined
    : 'Move what both pages need to a file or folder whose name begins with _.';
}

/** package.json has the version under which both are released. */
function fixInContactService({ to }: ModuleImport): string | undefined {
  return to === undefined || /^(contact-server\/|package\.json$)/.test(to)
    ? undefined
    : 'The contact service shares no code with the rest.';
}
