import '../../_assets/css/draw.css';

const marks = {
  dry: (
    <path d="M24 6v4M5 26C7 14 15 10 24 10s17 4 19 16c-4-4-8-4-9.5 0-3-4-6.5-4-9.5 0-3-4-6.5-4-9.5 0C13 22 9 22 5 26zM24 26v12a4 4 0 0 0 8 0" />
  ),
  glass: <path d="M14 5h20l-2 13a8 8 0 0 1-16 0zM24 26v15M14 43h20M23 5l-3 6 6 4-4 5" />,
  road: <path d="M16 44 21 4M32 44 27 4M24 8v5M24 19v6M24 31v8M4 44h40" />,
  six: (
    <>
      <path strokeWidth="4" d="M6 9v30M12 9v30M18 9v30M24 9v30M30 9v30M36 9v30" />
      <path d="M43 32v8" />
    </>
  ),
} as const;

export type CartonMarkName = keyof typeof marks;

/** What is printed on the side of a carton: keep dry, fragile, our road, six days. Stands beside its words. */
export function CartonMark({ name }: { readonly name: CartonMarkName }) {
  return (
    <svg className="draw" viewBox="0 0 48 48" aria-hidden="true">
      {marks[name]}
    </svg>
  );
}
