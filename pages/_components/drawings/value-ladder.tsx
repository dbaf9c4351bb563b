import '../../_assets/css/draw.css';
import { dollars } from '../../_facts/format.ts';
import { insurance } from '../../_facts/insurance.ts';

/** What covers a thing as its worth grows: declared value, a policy, a policy with an appraisal. */
export function ValueLadder() {
  const { declaredValueMaximumCents: declared, appraisalOverCents: appraisal } = insurance;
  return (
    <svg
      className="draw"
      data-shared
      viewBox="0 0 400 200"
      role="img"
      aria-label={`Up to ${dollars(declared)}: declared value. Above that: full insurance. Over ${dollars(appraisal)}: full insurance and an appraisal.`}
    >
      <path className="s" d="M8 150h110v42H8z" />
      <path className="k" d="M118 100h120v92H118z" />
      <path className="t" d="M238 40h154v152H238z" opacity=".85" />
      <path className="p" d="M4 192h392" />
      <text x="16" y="140">{`Up to ${dollars(declared)}`}</text>
      <text className="p" x="16" y="176">
        Declared value
      </text>
      <text x="126" y="90">
        More than that
      </text>
      <text className="p" x="126" y="150">
        Full insurance
      </text>
      <text x="246" y="30">{`Over ${dollars(appraisal)}`}</text>
      <path className="s" stroke="none" d="M246 84h138v62H246z" />
      <text className="p" x="254" y="110">
        Full insurance
      </text>
      <text className="p" x="254" y="132">
        and an appraisal
      </text>
    </svg>
  );
}
