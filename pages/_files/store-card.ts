import { type OutputFile, read, type SiteView } from '#authoring';
import { country } from '../_facts/address.ts';
import { hoursRows } from '../_facts/hours-rows.ts';
import { phone } from '../_facts/identity.ts';
import { email, faxNumber, storeName } from '../_facts/placeholders.ts';
import { postalAddress } from '../_facts/postal-address.ts';
import { storeCardPath } from '../_navigation/file-paths.ts';
import { textLines, textValue } from './text-lines.ts';

const place = '/contact';

/** The store for an address book: vCard 3.0 (RFC 2426), which every phone reads. */
export function storeCard({ origin }: SiteView): OutputFile {
  const { street, city, region, zip } = postalAddress(place);
  const name = textValue(read(storeName, place));
  const address = ['', '', street, city, region, zip, country].map(textValue);
  const hours = hoursRows(place).map((row) => `${row.days} ${row.hours}`);
  return {
    path: storeCardPath.slice(1),
    contents: textLines([
      'BEGIN:VCARD',
      'VERSION:3.0',
      `FN:${name}`,
      // A company has no family name, but the field must be there.
      'N:;;;;',
      `ORG:${name}`,
      'X-ABShowAs:COMPANY',
      `TEL;TYPE=WORK,VOICE:${read(phone, place).tel}`,
      `TEL;TYPE=WORK,FAX:${read(faxNumber, place).tel}`,
      `EMAIL;TYPE=INTERNET,WORK:${read(email, place)}`,
      `ADR;TYPE=WORK:${address.join(';')}`,
      `URL:${origin}/`,
      `NOTE:${textValue(hours.join('\n'))}`,
      'END:VCARD',
    ]),
  };
}
