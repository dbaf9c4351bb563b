import { TwoQuestions } from '../../_components/guides/two-questions.tsx';
import type { PickedAnswer } from '../../_content/picked-answer.ts';
import { carrierOrder, carriers, uspsLimits } from '../../_facts/carriers.ts';
import { dollars } from '../../_facts/format.ts';
import { insuranceText } from '../../_facts/insurance.ts';

const { declaredLimit, declared, appraisalOver } = insuranceText;

const worths: readonly PickedAnswer[] = [
  {
    label: `Up to ${declaredLimit}`,
    says: 'Declared value can be enough',
    lines: [
      'A carrier pays only if it is responsible.',
      'Keep a receipt or a photo that shows the value.',
    ],
  },
  {
    label: `Up to ${appraisalOver}`,
    says: 'Ask for insurance before you ship',
    lines: ['Ask for a policy on this shipment, for the full value.'],
  },
  {
    label: `Over ${appraisalOver}`,
    says: 'Get an appraisal, then insurance',
    lines: [
      'We recommend an appraisal before we pack the item.',
      'Ask for a policy on this shipment, or ask your own insurance company about a fine art policy.',
    ],
  },
];

const ways: readonly PickedAnswer[] = carrierOrder.map((carrier) => {
  const { name } = carriers[carrier];
  return carrier === 'usps'
    ? {
        label: name,
        says: `${name}: insurance up to ${dollars(uspsLimits.insuranceUpToCents)}`,
        lines: [
          `Priority Mail Express includes ${dollars(uspsLimits.priorityMailExpressInsuranceCents)}. Ask us about the other services.`,
        ],
      }
    : {
        label: name,
        says: `${name}: ${declared.carrier[carrier]}`,
        lines: ['Worth more? Ask us for insurance from a separate policy.'],
      };
});

/** Which coverage to ask for, by the value of the item and its carrier. */
export function InsuranceReader() {
  return (
    <TwoQuestions
      id="reader"
      name="insurance"
      questions={[
        { title: 'What is the item worth?', answers: worths },
        { title: 'Which carrier do you use?', answers: ways },
      ]}
    />
  );
}
