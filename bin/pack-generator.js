#!/usr/bin/env node
// Packs the generator for sites in other folders: `node bin/pack-generator.js [folder]`.
import './check-installation.js';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle, generator } from './compile.js';

/** Other sites import the generator by this name. */
const name = 'typed-pages';
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const project = JSON.parse(fs.readFileSync(join(root, 'package.json'), 'utf8'));
const staging = fs.mkdtempSync(join(tmpdir(), `${name}-`));
try {
  compileModules(join(staging, 'lib'));
  const program = await compileProgram(join(staging, 'lib'));
  copyFiles();
  const contents = JSON.stringify({ ...packageFields(), program }, null, 2);
  fs.writeFileSync(join(staging, 'package.json'), `${contents}\n`);
  const folder = resolve(process.argv[2] ?? '.');
  const [{ filename }] = JSON.parse(packInto(folder));
  console.log(join(folder, filename));
} finally {
  fs.rmSync(staging, { recursive: true, force: true });
}

/**
 * Pages and browsers get these modules: JavaScript and types, file by file.
 * @param {string} lib
 */
function compileModules(lib) {
  const config = join(staging, 'tsconfig.json');
  const author = join(root, 'src', 'author');
  const options = {
    ...{ noEmit: false, declaration: true, rootDir: join(root, 'src'), outDir: lib },
    ...{ allowImportingTsExtensions: false, rewriteRelativeImportExtensions: true },
    typeRoots: [join(root, 'node_modules', '@types')],
  };
  const inBrowser = ['client.ts', 'development-react.ts', 'hydrate.tsx', 'island-loader.ts'];
  const files = ['index.ts', 'site-context.tsx']
    .concat(inBrowser.map((file) => join('browser', file)))
    .map((file) => join(author, file));
  const settings = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: options,
    files,
    include: [],
  };
  fs.writeFileSync(config, JSON.stringify(settings));
  run(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc'), '-p', config]);
  fs.rmSync(config);
  for (const file of filesIn(lib, /\.d\.ts$/)) {
    edit(file, (text) =>
      inPackage(text).replace(/((?:from|import\()\s*'\.[^']*)\.tsx?'/g, "$1.js'"),
    );
  }
}

/**
 * Compiles the commands, and returns the file to run. Caches belong to the hash in its path.
 * @param {string} lib
 */
async function compileProgram(lib) {
  const outdir = join(lib, 'program');
  await bundle({ root, ...generator, outdir });
  const hash = createHash('sha256').update(project.version);
  for (const file of filesIn(lib, /\.c?js$/)) hash.update(fs.readFileSync(file));
  const folder = `program-${hash.digest('hex').slice(0, 16)}`;
  fs.renameSync(outdir, join(lib, folder));
  return `lib/${folder}/cli/cli.cjs`;
}

function copyFiles() {
  const inBin = [
    'site.js',
    'cache-folder.js',
    'check-installation.js',
    'load-program.js',
    'starter',
  ];
  for (const path of [...inBin.map((name) => join('bin', name)), 'docs', 'LICENSE'])
    fs.cpSync(join(root, path), join(staging, path), { recursive: true });
  for (const folder of ['development', 'decisions', 'owner'])
    fs.rmSync(join(staging, 'docs', folder), { recursive: true });
  for (const file of filesIn(join(staging, 'docs'), /\.md$/)) edit(file, inPackage);
  edit(join(staging, 'docs', 'README.md'), (text) => text.replace(/^.*\]\(owner\/.*\n\n/m, ''));
  const readme = fs.readFileSync(join(staging, 'docs', 'your-site.md'), 'utf8');
  fs.writeFileSync(join(staging, 'README.md'), readme.replace(/\]\(/g, '](docs/'));
  const changes = fs.readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const [, own = ''] = /^### Generator\n\n(.*?)^### /ms.exec(changes) ?? [];
  const title = `# Changelog\n\n## ${project.version}\n\n`;
  fs.writeFileSync(join(staging, 'CHANGELOG.md'), title + own);
}

/**
 * @param {string} file
 * @param {(text: string) => string} change
 */
function edit(file, change) {
  fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
}

/**
 * A document, with the names that a site of one's own uses, and without what is only in the repository.
 * @param {string} text
 */
function inPackage(text) {
  return text
    .replaceAll('node bin/site.js', `npx ${name}`)
    .replace(
      /\bsite (?=(?:build|check|watch|preview|facts|new|init|routes|explain)\b)/g,
      `${name} `,
    )
    .replace(/(?<![\w.])#authoring\b/g, name)
    .replace(/(?<![\w.])#(client|island)\b/g, `${name}/$1`)
    .replace(/^<!-- repository -->\n.*?^<!-- \/repository -->\n\n?/gms, '');
}

function packageFields() {
  const { version, license, type, engines } = project;
  const modules = { '.': 'index', './client': 'browser/client', './island': 'browser/hydrate' };
  const exported = Object.entries(modules).map(([path, module]) => {
    const file = `./lib/author/${module}`;
    return [path, { types: `${file}.d.ts`, default: `${file}.js` }];
  });
  const packages = [...importedPackages()].sort();
  /** @param {string} imported */
  const isPeer = (imported) => /^react(-dom)?$/.test(imported);
  /** @param {readonly string[]} names */
  const versions = (names) =>
    Object.fromEntries(names.map((imported) => [imported, versionOf(imported)]));
  return {
    ...{ name, version, license, type, engines },
    description: 'Builds a static site from typed React page modules.',
    // Its own name: on the registry, `site` is another package.
    bin: { [name]: 'bin/site.js' },
    exports: { ...Object.fromEntries(exported), './package.json': './package.json' },
    dependencies: versions(packages.filter((imported) => !isPeer(imported))),
    // Only sites with pictures need it.
    peerDependencies: {
      ...versions(packages.filter(isPeer)),
      sharp: project.devDependencies.sharp,
    },
    peerDependenciesMeta: { sharp: { optional: true } },
  };
}

/** The packages that the sources import, to run them or for their types. */
function importedPackages() {
  const names = new Set();
  const specifier = /\b(?:from|import) ?\(?'(?!node:)((?:@[\w-]+\/)?\w[\w.-]*)/g;
  for (const file of filesIn(join(root, generator.folder), /\.tsx?$/))
    for (const [, imported] of fs.readFileSync(file, 'utf8').matchAll(specifier))
      names.add(imported);
  return names;
}

/**
 * @param {string} imported
 * @returns {string}
 */
function versionOf(imported) {
  const version = project.dependencies[imported];
  if (version === undefined)
    throw new Error(`src/ imports ${imported}, which is not in the dependencies of package.json.`);
  return version;
}

/**
 * On Windows npm is a script, which needs a shell; a folder in the environment needs no quotes there.
 * @param {string} folder
 */
function packInto(folder) {
  const env = { ...process.env, npm_config_pack_destination: folder };
  const shell = process.platform === 'win32';
  return execFileSync('npm', ['pack', '--json'], { cwd: staging, encoding: 'utf8', env, shell });
}

/**
 * @param {string} folder
 * @param {RegExp} pattern
 */
function filesIn(folder, pattern) {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => pattern.test(path))
    .sort()
    .map((path) => join(folder, path));
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(command, args) {
  return execFileSync(command, args, { cwd: staging, encoding: 'utf8' });
}
