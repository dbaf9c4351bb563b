/** One parsed line of a vCard or an iCalendar file. */
export interface Line {
  readonly name: string;
  readonly parameters: string;
  readonly value: string;
}

/** What a program reads from a vCard or an iCalendar file: unfolded and parsed lines. */
export function readLines(text: string): readonly Line[] {
  return text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .slice(0, -1)
    .map((line) => {
      const [, name = '', parameters = '', value = ''] =
        /^([A-Za-z-]+)((?:;[^:]*)?):(.*)$/s.exec(line) ?? [];
      return { name, parameters: parameters.slice(1), value };
    });
}

/** A value without its backslashes. */
export function plainValue(value: string): string {
  return value.replace(/\\(.)/g, (_, letter: string) => (letter === 'n' ? '\n' : letter));
}
