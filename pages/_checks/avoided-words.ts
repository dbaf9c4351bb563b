/** A word that the store avoids. Texts are compared with straight quotes, hyphens, and single spaces. */
export interface AvoidedWord {
  /** What is rejected. */
  readonly avoid: RegExp;
  /** The fix, as a full sentence: `Say "package".` */
  readonly say: string;
  /** Where the word is fine. Every match is removed before `avoid` is tested. */
  readonly except?: RegExp;
}

/** A pattern of whole words in any case, what to say instead, and the texts in which the word is right. */
type Entry = readonly [avoid: string, say: string, except?: string];

const promises: readonly Entry[] = [
  [
    'guarantee(?:d|s)?',
    'State what we do: if we pack it and it breaks, we handle the insurance claim.',
    "Global Express Guaranteed|packing guarantee|our guarantee|the guarantee|[^.]*(?:not|no|never|cannot|can't|don't|doesn't|isn't) (?:a )?guarantee[^.]*",
  ],
  [
    'we answer for|answers? for (?:it|the|its|what)|cannot get lost|never (?:lost|opened|left)|always (?:there|open|safe)',
    'Say what we do. A promise needs a fact.',
  ],
  [
    'full cover(?:age)?(?: on request)?',
    'Say "insurance is available": the policy decides what it pays.',
  ],
  [
    'certified copies',
    'A North Carolina notary cannot certify copies: say so or leave it out.',
    "[^.]*(?:not|can't|cannot|don't|no) [^.]*certified copies[^.]*|[^.]*certified copies[^.]*(?:can't|cannot|not)[^.]*|certified copies from[^.]*",
  ],
  [
    'until \\d[\\d:]*',
    'Say "by" for a deadline: 4:45 still counts.',
    '(?:open|closed|today|lobby|hours?|here)[^.]{0,30} until',
  ],
];

const tradeTerms: readonly Entry[] = [
  ['parcels?', 'Say "package".', 'Parcel (?:Pro|Select|Locker|Post)'],
  ['cartons?', 'Say "box".'],
  ['valuations?', 'Say "appraisal".'],
  ['working days?', 'Say "business day".'],
  ['receivers?', 'Say "recipient".', 'radio receivers?'],
  ['consignees?', 'Say "recipient".', 'Consignee \\(recipient\\)'],
  ['proxy|proxies|collectors? of mail', 'Say "authorized recipient".'],
  ['e-mails?|e-mailed', 'Say "email".'],
  ['lift gates?|lift-gates?|tail lifts?', 'Say "liftgate".'],
  ['bar codes?|bar-codes?', 'Say "barcode".'],
  ['post ?codes?', 'Say "ZIP code" or "postal code".'],
  [
    'postbox(?:es)?|po box(?:es)? (?:rental|here)|lockers?',
    'Say "mailbox"; a PO box is at the post office.',
    'Amazon Lockers?|Parcel Lockers?',
  ],
  [
    'cut[- ]?offs?',
    'Say "drop off by" or "deadline".',
    'Military Cutoff Rd|(?:carrier|express) cut-?off(?: times?)?',
  ],
];

/** Words that the store avoids, as `npm run check` looks for them. */
export const avoidedWords: readonly AvoidedWord[] = [...promises, ...tradeTerms].map(
  ([avoid, say, except]) => ({
    avoid: new RegExp(`(?<![\\w'-])(?:${avoid})(?![\\w-])`, 'i'),
    say,
    ...(except === undefined ? {} : { except: new RegExp(except, 'gi') }),
  }),
);
