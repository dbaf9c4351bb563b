import '../../_components/papers/paper.css';
import './release-letter.css';
import { read } from '#authoring';
import { storeName } from '../../_facts/placeholders.ts';
import { CopyButtons } from '../../_islands/copy-bar/copy-buttons.tsx';

export interface ReleaseLetterProps {
  /** Where the lot goes: the store's address in one line. */
  readonly to: string;
}

/** What a buyer writes to an auction house, with blanks to fill in, and a button that copies it. */
export function ReleaseLetter({ to }: ReleaseLetterProps) {
  const paragraphs = [
    'I bought lot (number) in your sale of (date). My buyer number is (your number), and the invoice is paid.',
    `Please release it to ${read(storeName, 'store info')}, ${to}, or send it there at my expense.`,
    'Please tell me the last day before storage charges start, and what is needed to pick it up.',
    '(name as on the invoice, phone number)',
  ];
  const note = 'Replace what is in parentheses before you send it.';
  return (
    <>
      <div className="release-letter">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{withBlanks(paragraph)}</p>
        ))}
      </div>
      <CopyButtons items={[{ name: 'letter', text: paragraphs.join('\n\n'), note }]} />
    </>
  );
}

/** Marks what is in parentheses. */
function withBlanks(text: string) {
  return text
    .split(/(\(.*?\))/)
    .map((part) => (part.startsWith('(') ? <u key={part}>{part}</u> : part));
}
