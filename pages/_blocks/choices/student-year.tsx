import { read } from '#authoring';
import { TwoQuestions } from '../../_components/guides/two-questions.tsx';
import { semesterRent } from '../../_facts/counter-prices.ts';
import { dollars } from '../../_facts/format.ts';
import { mailboxFees, universityMailbox } from '../../_facts/mailbox-prices.ts';
import { type MailboxChoice, mailboxTotal } from '../../_facts/mailbox-totals.ts';
import { postalAddress } from '../../_facts/postal-address.ts';
import { sourced } from '../../_facts/sources.ts';

const [semester, year] = universityMailbox.terms;
const small = (term: MailboxChoice['term']) => mailboxTotal({ size: 'Small', term, keys: 1 });
const due = (term: MailboxChoice['term']) => dollars(small(term).due);

/** `a small mailbox is $50`, once the owner has given a price. */
function semesterPrice(place: string): string {
  const rent = read(semesterRent, place);
  return rent ? `a small mailbox is ${dollars(rent.Small)}` : 'call us for the price';
}

/** How long a student rents, and what comes up in a year at the university. */
export function StudentYear({ place }: { readonly place: string }) {
  const { street, cityLine } = postalAddress(place);
  return (
    <TwoQuestions
      name="student"
      questions={[
        {
          title: 'How long do you need it?',
          answers: [
            {
              label: `One ${semester}`,
              says: `One ${semester}: ${semesterPrice(place)}`,
              lines: [
                `For comparison, a small box costs ${due('threeMonth')} on the first day for 3 months, or ${due('sixMonth')} for 6 months.`,
                'Both totals include setup and one key deposit.',
              ],
            },
            {
              label: `A ${year}`,
              says: `A ${year}: a small box is ${due('oneYear')} on the first day`,
              lines: [
                `The rent is ${dollars(small('oneYear').rent)}, and the key deposit is ${dollars(mailboxFees.keyDeposit)}.`,
              ],
            },
          ],
        },
        {
          title: 'What do you need help with?',
          answers: [
            {
              label: 'Move-in',
              says: 'Move-in: call before you send boxes',
              lines: [
                'Call us, complete Form 1583 and show two IDs. Once your mailbox is open, you can send boxes to it.',
                sourced('uspsForm1583', 'Sign the form at our counter or in front of a notary.'),
              ],
            },
            {
              label: 'Textbooks',
              says: 'Textbooks: order, return or sell',
              lines: [
                'Have new ones delivered to your mailbox.',
                'To return a rental, bring it with its printed label.',
                sourced(
                  'usps',
                  'When you sell one, ask about Media Mail. It’s only for books and other media.',
                ),
              ],
            },
            {
              label: 'Parents',
              says: 'Parents: how to write the address',
              lines: [
                `Student’s name, ${street} PMB (box number), ${cityLine}.`,
                'FedEx, UPS, USPS and DHL can all deliver to it.',
                'Want to pick up for your student? The student approves you first, and you bring a valid ID.',
              ],
            },
            {
              label: 'Move-out',
              says: 'Move-out: hold, forward or ship home',
              lines: [
                'Going home for the summer? Tell us whether to hold or forward your mail.',
                'Ask us for a price to pack and ship your things.',
                'Return the key to get your deposit back.',
              ],
            },
          ],
        },
      ]}
    />
  );
}
