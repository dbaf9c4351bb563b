import { closest, distance } from 'fastest-levenshtein';
import { quoted } from '../../core/problem.ts';
import type { OpenTag } from '../../render/html/read-html.ts';
import type { PageFault } from '../rule.ts';

/** https://www.w3.org/TR/wai-aria-1.3/#role_definitions. Those with a hyphen are of other specifications, and `text` is of Safari. */
const roles =
  `alert alertdialog application article banner blockquote button caption cell checkbox code
columnheader combobox comment complementary contentinfo definition deletion dialog directory document emphasis
feed figure form generic grid gridcell group heading image img insertion link list listbox listitem log main mark
marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph
presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox sectionfooter
sectionheader separator slider spinbutton status strong subscript suggestion superscript switch tab table tablist
tabpanel term text textbox time timer toolbar tooltip tree treegrid treeitem`.split(/\s+/);

/** https://html.spec.whatwg.org/multipage/text-level-semantics.html#datetime-value */
const moment =
  /^(?:\d{4,}(?:-\d\d(?:-\d\d)?)?|\d{4,}-W\d\d|(?:--)?\d\d-\d\d|(?:\d{4,}-\d\d-\d\d[T ])?\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?|Z|[+-]\d\d:?\d\d|P[\dYMWDTHS.]+|(?:\d+(?:\.\d+)?\s*[wdhms]\s*)+)$/i;

/** A role that no browser knows, or a time that no program can read. */
export function attributeFaults({ name, attributes }: OpenTag): readonly PageFault[] {
  const { role = '', datetime } = attributes;
  const unknown = role.toLowerCase().split(/\s+/).filter(isUnknownRole);
  const faults: PageFault[] = unknown.map((each) => ({
    needles: [...quoted(role), 'role='],
    message: `role="${each}" is not a role of ARIA.`,
    hint: hintFor(closest(each, roles), each),
  }));
  if (name !== 'time' || datetime === undefined || moment.test(datetime.trim())) return faults;
  return [
    ...faults,
    {
      needles: [...quoted(datetime), 'dateTime='],
      message: `The dateTime of a <time> is "${datetime}", which no program can read.`,
      hint: 'Write a day as YYYY-MM-DD, a time as 17:30, and a duration as PT2H30M.',
    },
  ];
}

function isUnknownRole(role: string): boolean {
  return role !== '' && !role.includes('-') && !roles.includes(role);
}

function hintFor(nearest: string, role: string): string {
  return distance(nearest, role) <= 2 ? `Did you mean "${nearest}"?` : 'Correct or remove it.';
}
