import type { HeadLink, HeadMeta } from '../../author/definition/page.ts';
import { asRecord } from '../../core/as-record.ts';
import { type PageProblem, quoted } from '../../core/problems/problem.ts';

type KeysOf<Element> = Element extends unknown ? keyof Element : never;

const metaAttributes = ['name', 'property', 'content', 'media'] satisfies KeysOf<HeadMeta>[];
const linkAttributes = [
  'rel',
  'href',
  'type',
  'title',
  'media',
  'sizes',
  'as',
  'crossOrigin',
] satisfies KeysOf<HeadLink>[];

/** What is wrong with the elements that a page adds to its head. */
export function validateHead(file: string, head: unknown): readonly PageProblem[] {
  return (Array.isArray(head) ? head : []).flatMap((element) => {
    const fault = faultOf(asRecord(element));
    return fault ? [{ file, metaField: 'head', ...fault }] : [];
  });
}

type Fault = Pick<PageProblem, 'message' | 'hint' | 'needles'>;

function faultOf(element: Readonly<Record<string, unknown>>): Fault | undefined {
  const isMeta = 'content' in element && ('name' in element || 'property' in element);
  const isLink = 'rel' in element && 'href' in element;
  const json = JSON.stringify(element);
  const { content, href, src } = element;
  const needles = [content, href, src].flatMap((value) =>
    typeof value === 'string' ? quoted(value) : [],
  );
  if (isMeta === isLink)
    return {
      needles,
      message: `\`meta.head\` contains ${json}, which is neither a <meta> nor a <link>.`,
      hint: 'Write { name, content }, { property, content }, or { rel, href }. Other elements belong in the component.',
    };
  const [tag, known]: [string, readonly string[]] = isMeta
    ? ['meta', metaAttributes]
    : ['link', linkAttributes];
  const unknown = Object.keys(element).find((name) => !known.includes(name));
  if (unknown !== undefined)
    return {
      needles: [`${unknown}:`, ...needles],
      message: `\`meta.head\` has a <${tag}> with the attribute "${unknown}".`,
      hint: `Use only ${known.join(', ')}.`,
    };
  const wrong = Object.entries(element).find(([, value]) => typeof value !== 'string');
  if (wrong)
    return {
      needles: [`${wrong[0]}: ${wrong[1]}`, ...needles],
      message: `In \`meta.head\`, "${wrong[0]}" is ${JSON.stringify(wrong[1]) ?? typeof wrong[1]}.`,
      hint: 'Write it as a text.',
    };
  if (!/\bstylesheet\b/i.test(String(element.rel))) return undefined;
  return {
    needles,
    message: `\`meta.head\` links to the style sheet ${JSON.stringify(element.href)}.`,
    hint: 'Import the style sheet in the page: the build writes it into the head.',
  };
}
