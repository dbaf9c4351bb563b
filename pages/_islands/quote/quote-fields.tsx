import { Field, TextField } from '../../_components/forms/field.tsx';
import { Icon } from '../../_components/icons/icon.tsx';
import type { BoxDraft, QuoteDraft } from './quote-draft.ts';

export interface BoxRowProps {
  readonly number: number;
  readonly box: BoxDraft;
  readonly units: QuoteDraft['units'];
  readonly onChange: (box: BoxDraft) => void;
  /** None for the only box. */
  readonly onRemove: (() => void) | undefined;
}

/** One kind of box: how many, three sides, and the weight. */
export function BoxRow({ number, box, units, onChange, onRemove }: BoxRowProps) {
  const [length, weight] = units.split(', ');
  const labels = {
    count: 'How many',
    length: `Length, ${length}`,
    width: `Width, ${length}`,
    height: `Height, ${length}`,
    weight: `Weight, ${weight}`,
  } as const satisfies Readonly<Record<keyof BoxDraft, string>>;
  return (
    <fieldset>
      <legend>Box {number}</legend>
      <div className="quote-box">
        {keysOf(labels).map((key) => (
          <TextField
            key={key}
            id={`box-${number}-${key}`}
            label={labels[key]}
            inputMode={key === 'count' ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={8}
            value={box[key]}
            onChange={({ target }) => onChange({ ...box, [key]: target.value })}
          />
        ))}
        {onRemove && (
          <button type="button" onClick={onRemove}>
            Remove<span className="visually-hidden"> box {number}</span>
          </button>
        )}
      </div>
    </fieldset>
  );
}

export interface DraftFieldsProps {
  readonly draft: QuoteDraft;
  readonly onChange: (draft: QuoteDraft) => void;
}

export function UnitsField({ draft, onChange }: DraftFieldsProps) {
  return (
    <Field id="units" label="Units">
      <select
        id="units"
        value={draft.units}
        onChange={({ target }) =>
          onChange({ ...draft, units: target.value === 'cm, kg' ? 'cm, kg' : 'in, lb' })
        }
      >
        <option value="in, lb">Inches and pounds</option>
        <option value="cm, kg">Centimeters and kilograms</option>
      </select>
      <Icon name="chevron-down" />
    </Field>
  );
}

const trip = {
  from: 'From ZIP code',
  to: 'To city, ZIP code or country',
  value: 'Total value, $',
  neededBy: 'Needed by',
} as const;

/** Where the boxes go, what they are worth, and when they have to be there. */
export function TripFields({ draft, onChange }: DraftFieldsProps) {
  return (
    <fieldset>
      <legend>The shipment</legend>
      <div className="quote-trip">
        {keysOf(trip).map((key) => (
          <TextField
            key={key}
            id={`quote-${key}`}
            label={trip[key]}
            inputMode={key === 'value' ? 'decimal' : 'text'}
            autoComplete="off"
            maxLength={60}
            value={draft[key]}
            onChange={({ target }) => onChange({ ...draft, [key]: target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

function keysOf<Model extends object>(model: Model): readonly (keyof Model & string)[] {
  return Object.keys(model).filter((key): key is keyof Model & string => key in model);
}
