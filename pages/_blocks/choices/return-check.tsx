import {
  labelOnPhone,
  noLabel,
  printedLabel,
  qrCode,
} from '../../_components/drawings/return-labels.tsx';
import { type PickedAnswer, TwoQuestions } from '../../_components/guides/two-questions.tsx';
import type { CarrierId } from '../../_facts/carrier-names.ts';
import { carrierOrder, carriers } from '../../_facts/carriers.ts';
import { pickupCell } from '../../_facts/pickup-rows.ts';
import { counterRules } from '../../_facts/store-policies.ts';

const kinds: readonly PickedAnswer[] = [
  {
    label: 'Printed label',
    picture: printedLabel,
    says: 'A printed label? Yes. Drop it off.',
    lines: ['Tape the label flat on the box.', 'Keep your receipt.'],
  },
  {
    label: 'PDF or email',
    picture: labelOnPhone,
    says: `A PDF or an email? Yes, ${counterRules.labelPrinting}.`,
    lines: ['Bring the file on your phone. We print the label.'],
  },
  {
    label: 'QR code',
    picture: qrCode,
    says: 'Amazon QR code? No.',
    lines: [
      'We can’t use Amazon QR codes. Choose a return option in your Amazon account that gives you a label.',
      'From another seller, such as eBay? Ask for a label. We can print it.',
    ],
  },
  {
    label: 'No label',
    picture: noLabel,
    says: 'No label? Yes, if you pay for one.',
    lines: [
      'We weigh the box, and you choose a carrier.',
      'The seller pays? Ask the seller for a label first.',
    ],
  },
];

const taken = {
  fedex: 'We accept returns with a FedEx label.',
  ups: 'A UPS return needs a printed label.',
  usps: 'We accept returns with a prepaid label.',
  dhl: 'For an international return, bring the seller’s label and documents.',
} as const satisfies Readonly<Record<CarrierId, string>>;

const ways: readonly PickedAnswer[] = carrierOrder.map((carrier) => {
  const { label, time, days } = pickupCell(carrier);
  return {
    label: carriers[carrier].name,
    says: `${carriers[carrier].name}: ${label.toLowerCase()}${carrier === 'usps' ? ',' : ''} ${time}`,
    lines: [taken[carrier], carrier === 'usps' ? 'No set pickup time.' : `${days}.`],
  };
});

/** Can it be returned here, and when does it leave? */
export function ReturnCheck() {
  return (
    <TwoQuestions
      id="check"
      name="return"
      questions={[
        { title: 'What did the seller give you?', answers: kinds },
        { title: 'Which carrier?', answers: ways },
      ]}
    />
  );
}
