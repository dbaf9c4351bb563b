import type { contactSubjects } from '../_facts/contact-form.ts';

export interface SubjectHelp {
  /** A subject of the form, or `none` before one is chosen. */
  readonly subject: (typeof contactSubjects)[number]['value'] | 'none';
  readonly title: string;
  readonly items: readonly string[];
}

/** What to write about each subject, so that the first reply can be an answer. */
export const subjectHelp: readonly SubjectHelp[] = [
  {
    subject: 'none',
    title: 'What to include',
    items: ['Shipping: where to, size, weight and value', 'Mailbox: size and term'],
  },
  {
    subject: 'shipping-quote',
    title: 'For a shipping quote, tell us',
    items: [
      'Where to: city, ZIP code or country',
      'Item, value, size, weight, and when it must arrive',
    ],
  },
  {
    subject: 'mailbox-rental',
    title: 'To reserve a mailbox, tell us',
    items: ['Size and term, if you haven’t chosen them'],
  },
  {
    subject: 'business-account',
    title: 'For a business account, tell us',
    items: ['How many packages you send a month', 'Which carriers you use now'],
  },
  {
    subject: 'packing-services',
    title: 'For packing or a crate, tell us',
    items: ['The item and its value', 'Its size and weight, or a guess'],
  },
  {
    subject: 'general-inquiry',
    title: 'To ask something else, tell us',
    items: ['The service or item, and when you need it'],
  },
  {
    subject: 'complaint',
    title: 'If something went wrong, tell us',
    items: [
      'What happened, and the tracking number',
      'If it’s damaged: keep the item, the box and the packing',
    ],
  },
];
