import type { ModuleImport, SourceModule } from './module-imports.ts';

const publicModules =
  /^src\/(authoring|client|hold-early-events|hydrate|island|island-loader|links|live-client|remember-markup|site-context)\.tsx?$/;

/** What is wrong with who imports whom, in sentences that name the file and the import. */
export function layerProblems(modules: readonly SourceModule[]): readonly string[] {
  const imports = modules.flatMap((module) => module.imports);
  return [
    ...imports.flatMap((one) => {
      const fault = faultOf(one);
      return fault === undefined
        ? []
        : [`${one.from}:${one.line} imports ${one.specifier}: ${fault}.`];
    }),
    ...circlesAmong(modules).map((circle) => `${circle.join(' -> ')} is a circle.`),
    ...lengthProblems(modules),
  ];
}

function faultOf(one: ModuleImport): string | undefined {
  const home = one.from.slice(0, one.from.indexOf('/'));
  if (home === 'src') return faultInGenerator(one);
  if (home === 'pages') return faultInSite(one);
  // package.json has the version, which both are released under.
  if (one.to !== undefined && !/^(contact-server\/|package\.json$)/.test(one.to))
    return 'the contact service stands alone';
  return undefined;
}

function faultInGenerator({ from, to, specifier, isTypeOnly }: ModuleImport): string | undefined {
  const floor = floorOf(from);
  if (to === undefined)
    return floor === 0 && !isTypeOnly && /^(node:fs|esbuild|react-dom)/.test(specifier)
      ? 'a model touches no file, bundler or renderer'
      : undefined;
  if (!to.startsWith('src/')) return 'the generator knows of nothing outside src/';
  if (floorOf(to) > floor) return `floor ${floor} does not see floor ${floorOf(to)}`;
  const mayHaveSiblings =
    from === 'src/stages/checks/index.ts' && to.startsWith('src/stages/checks/');
  if (floor === 2 && floorOf(to) === 2 && !mayHaveSiblings) return 'a stage does not know another';
  return undefined;
}

/** Of no stage, though some tell a stage what went wrong. */
const belowStages = /^src\/(modules\/|(file-states|keep-in-cache|remove-old|settings-above)\.ts$)/;

/** 0 models, 1 what pages import and the module pipeline, 2 stages, 3 recipes and servers, 4 the command line. */
function floorOf(file: string): number {
  if (file.startsWith('src/model/')) return 0;
  if (publicModules.test(file) || belowStages.test(file)) return 1;
  if (file.startsWith('src/stages/')) return 2;
  return file === 'src/cli.ts' || file.startsWith('src/commands/') ? 4 : 3;
}

function faultInSite({ from, to, specifier }: ModuleImport): string | undefined {
  if (to === undefined || specifier === '#authoring') return undefined;
  if (specifier === '#client')
    return /\.client\.tsx?$/.test(from) ? undefined : '#client is for files that end in .client.ts';
  if (specifier === '#island')
    return /\.island\.tsx?$/.test(from) ? undefined : '#island is for files that end in .island.ts';
  if (!to.startsWith('pages/')) return 'the site knows the generator by #authoring alone';
  if (!/\/_/.test(to))
    return 'a page is nobody’s module: move what is shared to a file that begins with _';
  return undefined;
}

/** Each circle once, from its first file in the alphabet. Types are gone when a module runs. */
function circlesAmong(modules: readonly SourceModule[]): readonly (readonly string[])[] {
  const graph = new Map(modules.map(({ file, imports }) => [file, imports]));
  const circles = new Map<string, readonly string[]>();
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at !== -1) {
      const circle = path.slice(at);
      circles.set([...circle].sort().join(), [...circle, file]);
    }
    if (done.has(file) || at !== -1) return;
    for (const { to, isTypeOnly } of graph.get(file) ?? [])
      if (to !== undefined && !isTypeOnly) visit(to, [...path, file]);
    done.add(file);
  };
  for (const file of [...graph.keys()].sort()) visit(file, []);
  return [...circles.values()];
}

/** 150 lines ask for a reason, 200 are too many. */
function lengthProblems(modules: readonly SourceModule[]): readonly string[] {
  const long = modules.filter(({ file, lines }) => file.startsWith('src/') && lines > 150);
  const others = long.map(({ file, lines }) => `${file} (${lines})`).join(', ');
  return long
    .filter(({ lines }) => lines > 200)
    .map(({ file, lines }) => `${file} has ${lines} lines; 200 are too many. Past 150: ${others}.`);
}
