import { expect, test } from 'vitest';
import { readVocabulary } from './read-vocabulary.ts';

/** `npx vitest run test/generator/checks/vocabulary.test.ts -u` writes it again after an update of schema-dts. */
test('the vocabulary of the checks is that of schema-dts', async () => {
  await expect(toText(readVocabulary())).toMatchFileSnapshot(
    '../../../src/checks/structured-data/vocabulary.json',
  );
});

/** One name per line, so that a change is readable. */
function toText(vocabulary: ReturnType<typeof readVocabulary>): string {
  const parts = Object.entries(vocabulary).map(([part, entries]) => {
    const lines = Object.entries(entries).map(
      ([name, entry]) => `    ${JSON.stringify(name)}: ${JSON.stringify(entry)}`,
    );
    return `  ${JSON.stringify(part)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${parts.join(',\n')}\n}\n`;
}
