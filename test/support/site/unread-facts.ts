import { dirname, posix } from 'node:path';
import { parseAst } from 'vitest/node';

/** Modules by path: `pages/_facts/hours.ts`. */
export type Modules = Readonly<Record<string, string>>;

const facts = 'pages/_facts/';
/** It lists facts for the owner with all that belongs to them, and shows none. */
const table = 'pages/_facts/facts.ts';

/** A use of a name: the module that declares it, and the properties that are read of it. */
interface Use {
  readonly file: string;
  readonly name: string;
  /** `['dhl', 'at']`. A property that is computed is `*`. Empty if the whole value is used. */
  readonly path: readonly string[];
}

interface Declaration {
  readonly file: string;
  readonly name: string;
  readonly isExported: boolean;
  /** The properties of an object, nested ones as `dhl.at`. */
  readonly properties: readonly string[];
  readonly uses: readonly Use[];
}

/** The exports of `_facts/`, and the properties of exported objects, that nothing outside of it reads. */
export function unreadFacts(modules: Modules): readonly string[] {
  const all = Object.entries(modules).flatMap(declarationsIn);
  const reached = reachedFrom(
    all.filter(({ file }) => !file.startsWith(facts)),
    all,
  );
  const listed = reachedFrom(
    all.filter(({ file }) => file === table),
    all,
  );
  const uses = [...new Set([...reached, ...listed])].flatMap((declared) => declared.uses);
  return all
    .filter(({ file, isExported }) => isExported && file.startsWith(facts) && file !== table)
    .flatMap((declared) => {
      if (!reached.has(declared)) return [`${declared.file}: ${declared.name}`];
      const own = uses.filter((use) => keyOf(use) === keyOf(declared));
      return declared.properties
        .filter((property) => !own.some(({ path }) => reads(path, property.split('.'))))
        .map((property) => `${declared.file}: ${declared.name}.${property}`);
    });
}

/** The declarations that some of them use, directly or through others; the table uses none. */
function reachedFrom(
  first: readonly Declaration[],
  all: readonly Declaration[],
): ReadonlySet<Declaration> {
  const byKey = new Map(all.map((declared) => [keyOf(declared), declared]));
  const reached = new Set(first);
  for (const { uses } of reached)
    for (const use of uses) {
      const declared = byKey.get(keyOf(use));
      if (declared && declared.file !== table) reached.add(declared);
    }
  return reached;
}

function reads(path: readonly string[], property: readonly string[]): boolean {
  return property.every((name, at) => path[at] === undefined || ['*', name].includes(path[at]));
}

function keyOf({ file, name }: { readonly file: string; readonly name: string }): string {
  return `${file}#${name}`;
}

type Names = ReadonlyMap<string, Omit<Use, 'path'>>;

function declarationsIn([file, text]: readonly [string, string]): readonly Declaration[] {
  const { body = [] } = parse(file, text);
  const isImport = ({ type }: Node) => type === 'ImportDeclaration';
  const known: Names = new Map([
    ...body.filter(isImport).flatMap((statement) => importedNames(file, statement)),
    ...body.flatMap(namesOf).map((name) => [name, { file, name }] as const),
  ]);
  return body
    .filter((statement) => !isImport(statement))
    .flatMap((statement, at) => {
      const isExported = statement.type === 'ExportNamedDeclaration';
      const uses = usesIn(statement, [], known);
      const properties = isExported ? initializers(statement).flatMap(leavesOf) : [];
      const names = namesOf(statement);
      if (names.length === 0) return [{ file, name: `${at}`, isExported: false, properties, uses }];
      return names.map((name) => ({ file, name, isExported, properties, uses }));
    });
}

function importedNames(from: string, { source, specifiers = [] }: Node) {
  const file = posix.join(dirname(from), `${source?.value}`);
  return specifiers.flatMap(({ type, local, imported }) => {
    const name = type === 'ImportNamespaceSpecifier' ? '*' : imported?.name;
    return local?.name && name ? [[local.name, { file, name }] as const] : [];
  });
}

/** The names of values that a statement declares; types need no reader. */
function namesOf(statement: Node): readonly string[] {
  const { type, id, declarations = [] } = statement.declaration ?? statement;
  if (type === 'VariableDeclaration') return declarations.flatMap((each) => boundNames(each.id));
  return type === 'FunctionDeclaration' ? boundNames(id) : [];
}

function boundNames(pattern: Node | undefined | null): readonly string[] {
  if (!pattern) return [];
  if (pattern.name) return [pattern.name];
  const parts = pattern.properties?.map(({ value, argument }) => nodeOf(value) ?? argument);
  return (parts ?? pattern.elements ?? []).flatMap(boundNames);
}

function initializers(statement: Node): readonly Node[] {
  const { declarations = [] } = statement.declaration ?? statement;
  return declarations.flatMap(({ init }) => init ?? []);
}

/** The paths of an object: `dhl.at`. */
function leavesOf(value: Node): readonly string[] {
  if (/^TS(As|Satisfies)Expression$/.test(value.type) && value.expression)
    return leavesOf(value.expression);
  if (value.type !== 'ObjectExpression') return [];
  return (value.properties ?? []).flatMap((property) => {
    const own = nodeOf(property.value);
    if (property.type !== 'Property' || property.computed || !own) return [];
    const name = keyName(property);
    const inner = leavesOf(own);
    return inner.length > 0 ? inner.map((leaf) => `${name}.${leaf}`) : [name];
  });
}

function usesIn(node: Node, around: readonly Node[], known: Names): readonly Use[] {
  if (/^TS(?!As|Satisfies|NonNull)/.test(node.type)) return [];
  const declared = /^(JSX)?Identifier/.test(node.type) ? known.get(node.name ?? '') : undefined;
  const own =
    declared && isRead(node, around.at(-1))
      ? pathsFrom(node, around).map(([first = '', ...path]) =>
          // `areas.ogden`, where `areas` is a whole module.
          declared.name === '*'
            ? { ...declared, name: first, path }
            : { ...declared, path: first ? [first, ...path] : [] },
        )
      : [];
  const inside = Object.values(node)
    .flat()
    .flatMap((child) => nodeOf(child) ?? [])
    .flatMap((child) => usesIn(child, [...around, node], known));
  return [...own, ...inside];
}

/** Whether a name is that of a value here, and not of a property or of the declaration itself. */
function isRead(name: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === name || !!parent.computed;
  if (parent?.type === 'Property') return parent.value === name || !!parent.computed;
  return parent?.id !== name;
}

/** The properties that an expression reads of a value, as far as they are written out. */
function pathsFrom(value: Node, around: readonly Node[]): readonly (readonly string[])[] {
  const parent = around.at(-1);
  const outside = around.slice(0, -1);
  if (parent?.type === 'MemberExpression' && parent.object === value) {
    const name = parent.computed ? '*' : (parent.property?.name ?? '*');
    return pathsFrom(parent, outside).map((path) => [name, ...path]);
  }
  const isDeclared = parent?.type === 'VariableDeclarator' && parent.init === value;
  return isDeclared && parent.id?.type === 'ObjectPattern' ? patternPaths(parent.id) : [[]];
}

function patternPaths({ properties = [] }: Node): readonly (readonly string[])[] {
  return properties.flatMap((property) => {
    const value = nodeOf(property.value);
    if (property.type !== 'Property' || property.computed) return [[]];
    const inner = value?.type === 'ObjectPattern' ? patternPaths(value) : [[]];
    return inner.map((path) => [keyName(property), ...path]);
  });
}

function keyName({ key }: Node): string {
  return key?.name ?? String(key?.value);
}

/** A node of the syntax tree, with the fields that are asked for here. */
interface Node {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly computed?: boolean;
  readonly key?: Node;
  readonly id?: Node | null;
  readonly init?: Node | null;
  readonly local?: Node;
  readonly imported?: Node;
  readonly source?: Node | null;
  readonly object?: Node;
  readonly property?: Node;
  readonly argument?: Node;
  readonly expression?: Node;
  readonly declaration?: Node | null;
  readonly body?: readonly Node[];
  readonly properties?: readonly Node[];
  readonly elements?: readonly Node[];
  readonly declarations?: readonly Node[];
  readonly specifiers?: readonly Node[];
}

function parse(file: string, text: string): Node {
  const root = nodeOf(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  if (!root) throw new Error(`${file} has no syntax tree.`);
  return root;
}

function nodeOf(value: unknown): Node | undefined {
  return isNode(value) ? value : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
