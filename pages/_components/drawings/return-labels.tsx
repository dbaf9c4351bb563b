import './draw.css';
import '../../_blocks/choices/return-labels.css';
import type { ReactNode } from 'react';

export const printedLabel = drawn(
  <>
    <path className="s" d="M6 3h36v42H6z" />
    <path className="p" d="M12 11h20M12 18h14" />
    <Bars d="M11 33h27" />
  </>,
);

export const labelOnPhone = drawn(
  <>
    <rect className="m" x="12" y="2" width="24" height="44" rx="4" />
    <path className="s" d="M12 9h24v28H12z" />
    <Bars d="M16 25h17" />
  </>,
);

export const qrCode = drawn(
  <>
    <path className="s" d="M4 4h40v40H4z" />
    <path
      className="p"
      d="M10 10h9v9h-9zM29 10h9v9h-9zM10 29h9v9h-9zM24 14v6M30 24h8M24 26v4M29 30h5v8M38 34v4M14 24h4"
    />
  </>,
);

export const noLabel = drawn(
  <>
    <path className="k" d="M4 16h28v28H4z" />
    <path className="k2" d="M4 16 14 6h30L32 16zM32 16 44 6v26L32 44z" />
    <path className="p" strokeDasharray="4 3" d="M10 23h16v14H10z" />
  </>,
);

function drawn(shapes: ReactNode): ReactNode {
  return (
    <svg className="draw" viewBox="0 0 48 48" aria-hidden="true">
      {shapes}
    </svg>
  );
}

/** A barcode along a line. */
function Bars({ d }: { readonly d: string }) {
  return (
    <path className="p" strokeWidth="12" strokeDasharray="2 3 3 2" strokeLinecap="butt" d={d} />
  );
}
