/** A word that the store avoids. Texts are compared with straight quotes, hyphens, and single spaces. */
export interface AvoidedWord {
  /** What is rejected. */
  readonly avoid: RegExp;
  /** The fix, as a full sentence: `Say "package".` */
  readonly say: string;
  /** Where the word is fine. Every match is removed before `avoid` is tested. */
  readonly except?: RegExp;
}

/** A pattern of whole words, what to say instead, and the texts in which the word is right. */
type Entry = readonly [avoid: string, say: string, except?: string];

// Patterns ignore case, unless the word is a name when it has a capital letter.
const entries: readonly Entry[] = [
  // The trade's own words.
  ['parcels?', 'Say "package".', 'Parcel (?:Pro|Select|Locker|Post)'],
  ['cartons?', 'Say "box".'],
  ['abroad', 'Say "overseas" or "international".'],
  [
    "^cover$|(?:the|and|of|for|does|full|more|added|extra|whose|what|own|carrier's) cover(?! (?:letter|page|sheet|charge|photo))|cover (?:fits|means|leaves|beyond|on request)|breathing covers",
    'Say "coverage" or "insurance".',
  ],
  [
    'full cover(?:age)? on request',
    'Say "insurance is available": the policy decides what it pays.',
  ],
  ['sums?', 'Say "total" or "amount".'],
  ['dearer|dearest', 'Say "more expensive".'],
  [
    'firms?',
    'Say "company".',
    'firm (?:foam|fit|sides|pressure|mattress)|(?:law|accounting|engineering) firms?|(?:is|be|feel|feels|stays?|hold|packed) firm',
  ],
  ['queues?', 'Say "line".'],
  ['carriage', 'Say "shipping".'],
  ['telephones?', 'Say "phone".'],
  ['(?:a|your|the|memory) sticks?', 'Say "USB drive".'],
  ['presents', 'Say "gifts", or "shows" for the verb.'],
  ['(?:a|the|birthday|christmas|your) present', 'Say "gift".', 'the present (?:day|time|value)'],
  ['e-mails?|e-mailed', 'Say "email".'],
  ['lift gates?|lift-gates?|tail lifts?', 'Say "liftgate".'],
  ['bar codes?|bar-codes?', 'Say "barcode".'],
  ['post ?code|postcode|post codes?', 'Say "ZIP code" or "postal code".'],
  ['receivers?', 'Say "recipient".', 'radio receivers?'],
  ['consignees?', 'Say "recipient".', 'Consignee \\(recipient\\)'],
  [
    '(?:the|its|your|customs|an office) papers?(?! (?:label|copy|tray|size|form|page|version))|(?:which|and|days,) papers',
    'Say "document", "form", or "label".',
  ],
  [
    'collection times?|collects? (?:at|it|them|your|mail|here|the)|may collect|can collect|to collect|who collects?',
    'Say "pick up" or "pickup".',
    'a collection of|art collections?',
  ],
  [
    "(?:today|tomorrow|\\w+day|the day|tonight)'s trucks?|(?:last|next|same|first|right|early) trucks?|trucks? (?:is sure|comes?|leaves?|goes|reaches)",
    'Say "pickup".',
    'freight trucks? [a-z]+|(?:box|art|rental|moving|delivery|larger|smaller|covered) trucks? [a-z]+',
  ],
  [
    'hand(?:s|ed|ing)? (?:it|them|us|me|over)|hand-?overs?',
    'Say "drop off", "give", or "deliver".',
  ],
  ['take it in|takes? in|taken in|took in', 'Say "accept" or "receive".'],
  ['valuations?', 'Say "appraisal".'],
  ['proxy|proxies|collectors? of mail', 'Say "authorized recipient".'],
  ['(?:see|map of) the way', 'Say "route" or "directions".'],
  ['working days?', 'Say "business day".'],
  [
    'cut[- ]?offs?',
    'Say "drop off by" or "deadline".',
    'Military Cutoff Rd|(?:carrier|express) cut-?off(?: times?)?',
  ],
  [
    'postbox(?:es)?|po box(?:es)? (?:rental|here)|lockers?',
    'Say "mailbox"; a PO box is at the post office.',
    'Amazon Lockers?|Parcel Lockers?',
  ],
  ['fetch(?:es|ed)?', 'Say "pick up" or "get".'],
  ['(?:the|ordinary|heavier|costly|your) goods', 'Say "items", "products", or "freight".'],
  [
    'cheque|cheques|licence|colour|colours|centre|centres|grey|kilomet(?:re|er)s?|favourite|catalogue|programme|lorry|lorries|whilst|amongst|towards|afterwards|tyres?|aeroplanes?|pavement',
    'Use the US spelling or word.',
    'New Centre (?:Dr|Drive)|lehigh grey',
  ],
  // Things do not stand, lie, ride, wait, or want.
  [
    'stands? (?:on|in|at|under|behind|beside|there|here|ready|below|above)|standing still',
    'Say "is", "is on", or "is printed on".',
    '(?:person|people|you|pictures?|sculptures?|furniture|box|boxes|frames?|it) (?:can )?stands? (?:on (?:its|their|the) (?:own|side|end|edge|floor|base|feet))|stand in line',
  ],
  ['lies|lie (?:behind|on|next|in|under)|lying', 'Say "is" or "is kept".'],
  [
    'rides?|riding',
    'Say "goes out" or "ships".',
    'bus rides?|(?:car|bike) ride|ride(?:s)? the bus|5-minute ride',
  ],
  [
    'wants? (?:a|an|it|the|something|one|wood|its|their|to be)',
    'Say "needs".',
    "(?:you|customers?|people|they|we|I|who|anyone|recipients?|buyers?|don't) (?:may |might |also |still |only |just )?want (?:a|an|it|the|something|one|to be)",
  ],
  ['the thing|your things?|its thing', 'Say "item", or name it.'],
  // Words that make a sentence sound translated.
  [
    'nobody|nobody else|no one',
    'Name the person, or say what we do.',
    "(?:if )?no one(?:'s| is) home",
  ],
  ['somebody|some one', 'Say "someone", or name the person.'],
  ['whoever|whichever|whatever|whomever|whom', 'Name the person or item.'],
  ['(?:the|an|this|each|every) one (?:that|who|which|for|to|in|on|with)', 'Name it.'],
  [
    'one alone|if one is enough|a single one|without one|with one',
    'Name it.',
    'with one (?:of|more|call|visit|stop|trip|price|company|carrier|form|address|signature|key|witness|end|side|hand|box|label|person|click)',
  ],
  [
    '^who(?:se|m)?\\b[^?]*$',
    'Name the person or company, or ask a full question that ends in "?".',
  ],
  ['seldom', 'Say "rarely" or "usually not".'],
  ['reckon(?:ed|s)?', 'Say "based on" or "calculated".'],
  ['note that it came|we note that', 'Say "record".'],
  ['apart from', 'Say "except".'],
  ['besides', 'Say "also" or "except".'],
  ['beside it|beside them|stands beside', 'Say "next to".'],
  ['at all costs|as a rule|by and by|all the same', 'Say "usually", or leave it out.'],
  [
    'may',
    'Say "can" or "might"; "may" is only for permission.',
    'may (?:be required|not give legal advice)|\\bMay (?:I|we)\\b',
  ],
  [
    'until \\d[\\d:]*',
    'Say "by" for a deadline: 4:45 still counts.',
    '(?:open|closed|today|lobby|hours?|here)[^.]{0,30} until',
  ],
  ['not before', 'Say when it can happen.'],
  [
    'the (?:day|week|month|hour) (?:at|of) the (?:door|back door|counter)|at the back door',
    'Say "weekly pickup schedule".',
  ],
  ['the best first|none with|none where', 'Say "No results for" or "12 results for".'],
  [
    'nothing (?:touches|else|here|before|in|to do|may|shifts)|as nothing|for nothing|arrive as',
    'Say what happens.',
    'nothing else (?:can|to)',
  ],
  [
    'on the (?:way|road) (?:to|over)|over there|on the road|by the road|the road (?:it|is|from|to)|cheaper road|up to the wall|past the (?:border|porch)',
    'Say "in transit", "by truck", or name the place.',
    'on the road (?:map|sign|name)',
  ],
  ['letters, digits(?:,| and) signs|in letters', 'Say what to enter.'],
  [
    'rostrum|saleroom|paddle|plinth|hearth|wares?|depots?',
    'Use an everyday US word.',
    'softwares?|hardwares?|dinnerwares?',
  ],
  ['holds? to|held to|holds? good|holds? for', 'Say "applies" or "follows".'],
  ['please note', 'Leave it out.'],
  ['oops|uh-oh|whoops', 'Say what happened and what to do.'],
  ['click here|learn more|read more', 'Name what the link leads to.'],
  ['in (?:a low|loud) voice|a smile|no smile|drama', 'Say it plainly.'],
  // Promises need a fact.
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
    'certified copies',
    'A North Carolina notary cannot certify copies: say so or leave it out.',
    "[^.]*(?:not|can't|cannot|don't|no) [^.]*certified copies[^.]*|[^.]*certified copies[^.]*(?:can't|cannot|not)[^.]*|certified copies from[^.]*",
  ],
];

/** Words that the store avoids, as `npm run check` looks for them. */
export const avoidedWords: readonly AvoidedWord[] = entries.map(([avoid, say, except]) => ({
  avoid: new RegExp(`(?<![\\w'-])(?:${avoid})(?![\\w-])`, avoid === 'may' ? '' : 'i'),
  say,
  ...(except === undefined ? {} : { except: new RegExp(except, 'gi') }),
}));
