import { Link } from '#authoring';
import { Label, LabelCell, LabelRow } from '../../_components/labels/label.tsx';
import { insuranceText } from '../../_facts/insurance.ts';

/** The three figures of insurance, for every page about valuable items. */
export function StoreInsurance() {
  const { declaredLimit, declared, appraisalOver, reportWithin } = insuranceText;
  return (
    <Label shared>
      <LabelRow columns={3}>
        <LabelCell name="Declared value" value={declaredLimit}>
          {declared.note}
        </LabelCell>
        <LabelCell name="Appraisal" value={`Over ${appraisalOver}`}>
          We recommend one before we pack the item.
        </LabelCell>
        <LabelCell name="Damage" value={reportWithin}>
          <p>
            Report damage within this time. See{' '}
            <Link href="/insurance-information">how insurance works</Link>.
          </p>
        </LabelCell>
      </LabelRow>
    </Label>
  );
}
