import { TwoQuestions } from '../_components/two-questions.tsx';
import { dollars } from '../_facts/format.ts';
import { mailboxFees, universityMailbox } from '../_facts/mailbox-prices.ts';
import { type MailboxChoice, mailboxTotal } from '../_facts/mailbox-totals.ts';
import { postalAddress } from '../_facts/postal-address.ts';
import { sourced } from '../_facts/sources.ts';

const [semester, year] = universityMailbox.terms;
const small = (term: MailboxChoice['term']) => mailboxTotal({ size: 'Small', term, keys: 1 });
const due = (term: MailboxChoice['term']) => dollars(small(term).due);

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
              says: `One ${semester}: call us for the price`,
              lines: [
                `To compare, a small box is ${due('threeMonth')} on the first day for 3 months and ${due('sixMonth')} for 6.`,
                'Both totals have the setup fee and one key in them.',
              ],
            },
            {
              label: `A ${year}`,
              says: `A ${year}: ${due('oneYear')} on the first day`,
              lines: [
                `A small box is ${dollars(small('oneYear').rent)}, and the key deposit is ${dollars(mailboxFees.keyDeposit)}.`,
                `We waive the ${dollars(mailboxFees.setup)} setup fee.`,
              ],
            },
          ],
        },
        {
          title: 'What comes up next?',
          answers: [
            {
              label: 'Move-in',
              says: 'Move-in: call before you send boxes',
              lines: [
                'Open the mailbox first. Then send boxes to it and pick them up when you arrive.',
                sourced(
                  'uspsForm1583',
                  'Form 1583 has to be signed at our counter or before a notary.',
                ),
              ],
            },
            {
              label: 'Textbooks',
              says: 'Textbooks: order, return or sell',
              lines: [
                'Have new ones delivered to your mailbox.',
                'A rental goes back with its printed label.',
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
                `Student’s name, ${street} PMB and the box number, ${cityLine}.`,
                'FedEx, UPS, USPS and DHL can all deliver to it.',
                'Want to pick up for your student? The student approves you first, and you bring a valid ID.',
              ],
            },
            {
              label: 'Move-out',
              says: 'Move-out: hold, forward or ship home',
              lines: [
                'Going home for the summer? Say if we should keep your mail or send it after you.',
                'Ask us for a price to pack and ship the room.',
                'Bring back the key to get its deposit.',
              ],
            },
          ],
        },
      ]}
    />
  );
}
