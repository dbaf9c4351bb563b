import { Link } from '#authoring';
import { Label, LabelCell, LabelRow } from '../_components/label.tsx';
import { insuranceText } from '../_store/insurance-text.ts';

/** The three limits of cover, as every page on valuable things shows them. */
export function StoreInsurance() {
  const { declaredLimit, appraisalOver, reportWithin } = insuranceText;
  return (
    <Label shared>
      <LabelRow columns={3}>
        <LabelCell name="Declared value" value={declaredLimit}>
          Typically the most that a carrier answers for.
        </LabelCell>
        <LabelCell name="Appraisal" value={`Over ${appraisalOver}`}>
          Recommended, on paper, before it is packed.
        </LabelCell>
        <LabelCell name="Damage" value={reportWithin}>
          <p>
            To report it. See <Link href="/insurance-information">how insurance works</Link>.
          </p>
        </LabelCell>
      </LabelRow>
    </Label>
  );
}
