import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import ts from 'typescript-api';
import type { PropertyRule, Vocabulary } from '../../../src/checks/rule.ts';

/** The vocabulary of schema.org, from the declarations of schema-dts. */
export function readVocabulary(): Vocabulary {
  const folder = dirname(createRequire(import.meta.url).resolve('schema-dts'));
  const file = join(folder, 'schema.d.ts');
  const { statements } = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.ESNext,
  );
  const declared = statements.filter(ts.isInterfaceDeclaration);
  const names = new Set(declared.map(({ name }) => name.text));
  // A type without its own properties has only a leaf.
  const own = declared.filter(
    ({ name: { text } }) => text.endsWith('Base') || !names.has(text.replace(/Leaf$/, 'Base')),
  );
  const types = own.map((one) => [typeName(one.name.text), parentsOf(one)] as const);
  return {
    types: sorted(Object.fromEntries(types)),
    properties: sorted(propertiesOf(own)),
    members: sorted(membersIn(statements)),
  };
}

function typeName(name: string): string {
  return name.replace(/(Base|Leaf)$/, '');
}

function parentsOf({ heritageClauses }: ts.InterfaceDeclaration): readonly string[] {
  const parents = [...(heritageClauses ?? [])]
    .flatMap((clause) => clause.types)
    .map(({ expression }) => (ts.isIdentifier(expression) ? expression.text : ''));
  return unique(parents.filter((parent) => parent.endsWith('Base')).map(typeName));
}

function propertiesOf(
  declared: readonly ts.InterfaceDeclaration[],
): Readonly<Record<string, PropertyRule>> {
  const found = new Map<string, { readonly on: string[]; readonly of: string[] }>();
  for (const { name, members } of declared)
    for (const member of members.filter(ts.isPropertySignature)) {
      const property = ts.isStringLiteral(member.name) ? member.name.text : '@';
      if (property.startsWith('@')) continue;
      const { on, of } = found.get(property) ?? { on: [], of: [] };
      found.set(property, {
        on: [...on, typeName(name.text)],
        of: [...of, ...rangesOf(member.type)],
      });
    }
  return Object.fromEntries(
    [...found].map(([property, { on, of }]) => [property, { on: unique(on), of: unique(of) }]),
  );
}

/** `SchemaValue<Text | URL | IdReference, "name">` -> `Text`, `URL`. */
function rangesOf(type: ts.TypeNode | undefined): readonly string[] {
  if (!type || !ts.isTypeReferenceNode(type)) return [];
  const [value] = type.typeArguments ?? [];
  return namesIn(value).filter((name) => name !== 'IdReference');
}

function namesIn(type: ts.TypeNode | undefined): readonly string[] {
  if (!type) return [];
  if (ts.isUnionTypeNode(type)) return type.types.flatMap(namesIn);
  return ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName) ? [type.typeName.text] : [];
}

/** `type DayOfWeek = "https://schema.org/Friday" | "Friday" | …`: the short names. */
function membersIn(
  statements: readonly ts.Statement[],
): Readonly<Record<string, readonly string[]>> {
  const found = statements.filter(ts.isTypeAliasDeclaration).map(({ name, type }) => {
    const literals = (ts.isUnionTypeNode(type) ? type.types : [type])
      .map((one) => (ts.isLiteralTypeNode(one) ? one.literal : undefined))
      .map((literal) => (literal && ts.isStringLiteral(literal) ? literal.text : ''));
    return [
      name.text,
      literals.filter((text) => text !== '' && !text.includes('/')).sort(),
    ] as const;
  });
  return Object.fromEntries(found.filter(([, members]) => members.length > 0));
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)].sort();
}

function sorted<Value>(record: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
