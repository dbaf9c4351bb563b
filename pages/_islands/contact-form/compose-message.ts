import { contactTopics } from '../../_facts/contact-topics.ts';
import { isChoiceLabel } from '../../_facts/mailbox-totals.ts';
import { sheetChoiceText } from '../../_facts/sheet-choices.ts';
import type { QuoteDraft } from '../quote/quote-draft.ts';
import { quoteText } from '../quote/quote-text.ts';

/** The fields that the contact service takes. */
export interface Message {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly message: string;
  readonly 'leave-empty': string;
}

export interface Additions {
  /** What the visitor came from, for example `DHL Express shipping`. */
  readonly topic: string | undefined;
  /** Whether the visitor has chosen a mailbox, which is enough of a message. */
  readonly isChosen: boolean;
  readonly draft: QuoteDraft | undefined;
}

/** The subjects that the form asks about boxes for. The style sheet shows the fields for the same ones. */
const withBoxes: readonly string[] = ['shipping-quote', 'packing-services'];

/** What the form holds, and in its message what the form knows besides. */
export function composeMessage(
  form: HTMLFormElement,
  { topic, isChosen, draft }: Additions,
): Message {
  const fields = new FormData(form);
  const text = (name: string): string => String(fields.get(name) ?? '');
  const subject = text('subject');
  const boxes = draft && withBoxes.includes(subject) ? quoteText(draft) : '';
  const words = text('message') || (isChosen ? 'Please reserve this mailbox.' : '');
  const said = [boxes, words].filter((part) => part.trim() !== '').join('\n\n');
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    subject,
    message: topic && said ? `About: ${topic}\n\n${said}` : said,
    'leave-empty': text('leave-empty'),
  };
}

/** The words for the topic that a link to the form named, and for what was chosen on the page: a mailbox, or an item and a country. */
export function topicOfLink(search: string): string | undefined {
  const query = new URLSearchParams(search);
  const about = query.get('about') ?? '';
  const choice = mailboxOfLink(search)?.toLowerCase() ?? sheetChoiceText(query.get('sheet'));
  const topics: Readonly<Record<string, string>> = contactTopics;
  const topic = Object.hasOwn(topics, about) ? topics[about] : undefined;
  return topic && choice ? `${topic} (${choice})` : topic;
}

/** The mailbox that a link to the form named: `Medium, 1 year, 1 key`. */
export function mailboxOfLink(search: string): string | undefined {
  const box = new URLSearchParams(search).get('box') ?? '';
  return isChoiceLabel(box) ? box : undefined;
}
