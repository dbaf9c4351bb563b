#!/usr/bin/env node
// Writes docs/reference.md from the types that a site may import, and their comments.
//
// Usage: node scripts/api-reference.js [--print]
//
// With --print, the page goes to the standard output. An exported name or a field without a comment is an
// error, which names its file and line.
import { writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import ts from 'typescript-api';

const page = 'docs/reference.md';
const entries = [
  {
    name: '#authoring',
    file: 'src/author/index.ts',
    use: 'Pages, components, and `_site.tsx` import it. In a site of its own, it is `typed-pages`.',
  },
  {
    name: '#client',
    file: 'src/author/browser/client.ts',
    use: 'Client scripts (`x.client.ts`) import it. In a site of its own, it is `typed-pages/client`.',
  },
  {
    name: '#island',
    file: 'src/author/browser/hydrate.tsx',
    use: 'Island files (`x.island.ts`) import it. In a site of its own, it is `typed-pages/island`.',
  },
];

const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.');
const files = entries.map(({ file }) => resolve(file));
const program = ts.createProgram(files, options);
const checker = program.getTypeChecker();
/** @type {string[]} */
const undocumented = [];
const shown = new Set();

const text = `${[
  '# API reference',
  '',
  'Every name that a site can import, from the types and comments in `src/author/`. `npm run docs` writes this page.',
  ...entries.flatMap(describeEntry),
].join('\n')}\n`;
if (undocumented.length > 0) {
  console.error(undocumented.map((place) => `${place} has no comment.`).join('\n'));
  process.exit(1);
}
if (process.argv.includes('--print')) process.stdout.write(text);
else writeFileSync(page, text);

/** @param {typeof entries[number]} entry */
function describeEntry({ name, file, use }) {
  const source = program.getSourceFile(resolve(file));
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${file} is not a module.`);
  const names = checker
    .getExportsOfModule(module)
    .map(resolved)
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  // The types of their fields belong to them, even if a site need not import them.
  const all = new Set(names);
  for (const symbol of all) for (const used of usedTypes(symbol)) all.add(used);
  const sections = [...all].filter((symbol) => !shown.has(symbol));
  for (const symbol of sections) shown.add(symbol);
  const exported = sections.filter((symbol) => names.includes(symbol));
  const others = sections.filter((symbol) => !names.includes(symbol));
  return [
    ...['', `## ${name}`, '', use],
    ...exported.flatMap((symbol) => describe(symbol, '')),
    ...others.flatMap((symbol) => describe(symbol, ' (not exported)')),
  ];
}

/** @param {ts.Symbol} symbol */
function resolved(symbol) {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/**
 * @param {ts.Symbol} symbol
 * @param {string} note
 */
function describe(symbol, note) {
  const [declaration] = symbol.declarations ?? [];
  if (!declaration) throw new Error(`${symbol.name} has no declaration.`);
  const heading = ['', `### ${symbol.name}${note}`, '', commentOf(symbol, declaration)];
  if (ts.isInterfaceDeclaration(declaration)) {
    const { heritageClauses = [], members } = declaration;
    const base = heritageClauses.map((clause) => clause.getText()).join(' ');
    return [
      ...heading,
      ...(base === '' ? [] : ['', `\`${base}\``]),
      ...(members.length === 0 ? [] : ['']),
      ...members.map(describeMember),
    ];
  }
  return [...heading, '', '```ts', signatureOf(symbol, declaration), '```'];
}

/** @param {ts.TypeElement} member */
function describeMember(member) {
  const symbol = member.name && checker.getSymbolAtLocation(member.name);
  if (!symbol) throw new Error(`A field has no name: ${member.getText()}`);
  const comment = commentOf(symbol, member);
  const declared = oneLine(
    member
      .getText()
      .replace(/^readonly /, '')
      .replace(/;$/, ''),
  );
  return `- \`${declared}\`: ${comment}`;
}

/**
 * @param {ts.Symbol} symbol
 * @param {ts.Declaration} declaration
 */
function signatureOf(symbol, declaration) {
  if (ts.isTypeAliasDeclaration(declaration)) return declaration.getText().replace(/^export /, '');
  if (ts.isFunctionDeclaration(declaration)) {
    const { body } = declaration;
    const end = body?.getStart() ?? declaration.getEnd();
    const head = declaration.getText().slice(0, end - declaration.getStart());
    // The fields of props are listed with their type.
    return oneLine(head.replace(/^export /, '')).replace(/\(\{.*\}: /, '(props: ');
  }
  const type = checker.typeToString(checker.getTypeOfSymbol(symbol));
  return `const ${symbol.name}: ${type}`;
}

/**
 * @param {ts.Symbol} symbol
 * @param {ts.Declaration} declaration
 */
function commentOf(symbol, declaration) {
  const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const source = declaration.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(declaration.getStart());
  if (comment === '')
    undocumented.push(`${relative('', source.fileName)}:${line + 1} ${symbol.name}`);
  return oneLine(comment);
}

/** @param {string} lines */
function oneLine(lines) {
  return lines.replace(/\s*\n\s*/g, ' ').trim();
}

/**
 * The types in `src/` that a declaration names.
 * @param {ts.Symbol} symbol
 */
function usedTypes(symbol) {
  /** @type {ts.Symbol[]} */
  const used = [];
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isBlock(node)) return;
    if (ts.isTypeReferenceNode(node) || ts.isExpressionWithTypeArguments(node)) {
      const named = ts.isTypeReferenceNode(node) ? node.typeName : node.expression;
      const found = checker.getSymbolAtLocation(named);
      const target = found && resolved(found);
      const from = target?.declarations?.[0];
      if (from && !ts.isTypeParameterDeclaration(from) && isOwn(from)) used.push(target);
    }
    ts.forEachChild(node, visit);
  };
  for (const declaration of symbol.declarations ?? []) visit(declaration);
  return used;
}

/** @param {ts.Declaration} declaration */
function isOwn(declaration) {
  return declaration.getSourceFile().fileName.startsWith(resolve('src'));
}
