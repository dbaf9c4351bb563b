import '../_assets/css/release-letter.css';
import { read } from '#authoring';
import { storeName } from '../_facts/placeholders.ts';

export interface ReleaseLetterProps {
  /** Where the lot goes: the store's address in one line. */
  readonly to: string;
}

/** What a buyer writes to an auction house, with gaps to fill. */
export function ReleaseLetter({ to }: ReleaseLetterProps) {
  return (
    <div className="letter">
      <p>
        I bought lot <u>(number)</u> in your sale of <u>(date)</u>, buyer number <u>(number)</u>.
        The invoice is paid.
      </p>
      <p>
        Please release it to {read(storeName, 'store info')}, {to}, or send it there at my expense.
      </p>
      <p>
        Please tell me the last day before storage charges start, and what is needed to pick it up.
      </p>
      <p>
        <u>(name as on the invoice, phone number)</u>
      </p>
    </div>
  );
}
