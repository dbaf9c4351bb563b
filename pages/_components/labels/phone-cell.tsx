import './phone-cell.css';
import { LabelCell } from './label.tsx';

export interface PhoneCellProps {
  readonly name: string;
  readonly phone: { readonly display: string; readonly tel: string };
}

/** A cell with the phone number, large and ready to dial. */
export function PhoneCell({ name, phone: { display, tel } }: PhoneCellProps) {
  return (
    <LabelCell name={name}>
      <a className="number" href={`tel:${tel}`}>
        {display}
      </a>
    </LabelCell>
  );
}
