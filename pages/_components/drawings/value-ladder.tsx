import './draw.css';
import { dollars } from '../../_facts/format.ts';
import { insurance } from '../../_facts/insurance.ts';

/** What covers a thing as its worth grows: declared value, a policy, a policy with an appraisal. */
export function ValueLadder() {
  const { declaredValueMaximumCents: declared, appraisalOverCents: appraisal } = insurance;
  return (
    <svg
      className="draw"
      data-shared
      viewBox="0 0 352 200"
      role="img"
      aria-label={`Up to ${dollars(declared)}: declared value. Above that: full insurance. Over ${dollars(appraisal)}: full insurance and an appraisal.`}
    >
      <path className="paper" d="M2 150h112v42H2z" />
      <path className="box" d="M114 100h112v92H114z" />
      <path className="red" d="M226 40h124v152H226z" />
      <path className="pen" d="M0 192h352" />
      <text x="10" y="140">{`Up to ${dollars(declared)}`}</text>
      <text className="pen" x="10" y="176">
        Declared value
      </text>
      <text x="122" y="90">{`Over ${dollars(declared)}`}</text>
      <text className="pen" x="122" y="150">
        Full insurance
      </text>
      <text x="234" y="30">{`Over ${dollars(appraisal)}`}</text>
      <path className="paper bare" d="M229 84h118v62H229z" />
      <text className="pen" x="234" y="110">
        Full insurance
      </text>
      <text className="pen" x="234" y="132">
        and an appraisal
      </text>
    </svg>
  );
}
