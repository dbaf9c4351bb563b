const marks = {
  dry: <path d="M5 26a19 17 0 0 1 38 0zM24 5v4m0 17v12a4 4 0 0 0 8 0" />,
  glass: <path d="M14 5h20l-2 13a8 8 0 0 1-16 0zM24 26v17m-10 0h20M23 5l-3 6 6 4-4 5" />,
  road: <path d="M16 44 21 4m11 40L27 4m-3 4v5m0 6v5m0 7v8M4 44h40" />,
  six: (
    <>
      <path strokeLinecap="butt" strokeWidth="30" strokeDasharray="4 2" d="M4 24h34" />
      <path d="M43 32v7" />
    </>
  ),
} as const;

export type CartonMarkName = keyof typeof marks;

/** What is printed on the side of a carton: keep dry, fragile, our road, six days. Stands beside its words. */
export function CartonMark({ name }: { readonly name: CartonMarkName }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      {marks[name]}
    </svg>
  );
}
