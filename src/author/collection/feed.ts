import { escapeHtml } from '../../core/html.ts';
import type { Address } from '../address.ts';
import type { OutputFile } from '../definition/site.ts';

/** The options of `atomFeed`. */
export interface FeedOptions {
  /** The path of the file. Default `feed.xml`. */
  readonly path?: string;
  /** The `origin` that the site's `files` get. */
  readonly origin: string;
  /** The name of the feed. */
  readonly title: string;
  /** The page that lists the same entries. */
  readonly address: Address;
  /** The name of the person or the business that writes the entries. */
  readonly author: string;
  /** The newest first. */
  readonly entries: readonly FeedEntry[];
}

/** A page in a feed. */
export interface FeedEntry {
  /** As on its page. */
  readonly title: string;
  /** The address of its page. */
  readonly address: Address;
  /** A day, as YYYY-MM-DD, or a moment. */
  readonly date: Date | string;
  /** Plain text. */
  readonly summary?: string;
}

/** A feed in the Atom format, for `files` of the site: https://www.rfc-editor.org/rfc/rfc4287. */
export function atomFeed(options: FeedOptions): OutputFile {
  const { path = 'feed.xml', origin, title, address, author, entries } = options;
  const dates = entries.map(momentOf);
  const updated = dates.toSorted().at(-1) ?? '1970-01-01T00:00:00.000Z';
  const contents = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>${escapeHtml(title)}</title>
  <id>${origin}${address}</id>
  <link href="${origin}${address}"/>
  <link rel="self" href="${origin}/${path}"/>
  <updated>${updated}</updated>
  <author><name>${escapeHtml(author)}</name></author>
${entries.map((entry) => entryXml(entry, origin)).join('')}</feed>
`;
  return { path, contents };
}

/** Throws an error that the build shows where the feed is made. */
function momentOf({ title, date }: FeedEntry): string {
  const moment = new Date(date);
  if (!Number.isNaN(moment.getTime())) return moment.toISOString();
  const hint = 'Write a day as YYYY-MM-DD, or pass a `Date`.';
  const message = `The date of "${title}" in the feed is ${JSON.stringify(date)}.`;
  throw Object.assign(new Error(message), { hint, needles: ['atomFeed('] });
}

function entryXml(entry: FeedEntry, origin: string): string {
  const { title, address, summary } = entry;
  return `  <entry>
    <title>${escapeHtml(title)}</title>
    <id>${origin}${address}</id>
    <link href="${origin}${address}"/>
    <updated>${momentOf(entry)}</updated>${
      summary === undefined ? '' : `\n    <summary>${escapeHtml(summary)}</summary>`
    }
  </entry>
`;
}
