import './return-check.css';
import labelOnPhone from '../../_assets/drawings/label-on-phone.svg';
import noLabel from '../../_assets/drawings/no-label.svg';
import printedLabel from '../../_assets/drawings/printed-label.svg';
import qrCode from '../../_assets/drawings/qr-code.svg';
import { InlineDrawing } from '../../_components/drawings/inline-drawing.tsx';
import { TwoQuestions } from '../../_components/guides/two-questions.tsx';
import type { PickedAnswer } from '../../_content/picked-answer.ts';
import { carrierReturns, labelKinds } from '../../_content/returns-labels.ts';
import { carrierOrder, carriers } from '../../_facts/carriers.ts';
import { pickupCell } from '../../_facts/pickup-rows.ts';

const pictures = { printed: printedLabel, file: labelOnPhone, code: qrCode, none: noLabel };

const kinds: readonly PickedAnswer[] = labelKinds.map(({ kind, name, says, lines }) => {
  return { label: name, picture: <InlineDrawing of={pictures[kind]} title="" />, says, lines };
});

const ways: readonly PickedAnswer[] = carrierOrder.map((carrier) => {
  const { label, time, days } = pickupCell(carrier);
  return {
    label: carriers[carrier].name,
    says: `${carriers[carrier].name}: ${label.toLowerCase()}${carrier === 'usps' ? ',' : ''} ${time}`,
    lines: [carrierReturns[carrier], carrier === 'usps' ? 'No set pickup time.' : `${days}.`],
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
