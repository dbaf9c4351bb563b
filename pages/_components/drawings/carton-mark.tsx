const marks = {
  dry: <path d="M5 26a19 17 0 0 1 38 0zM24 5v4m0 17v12a4 4 0 0 0 8 0" />,
  glass: <path d="M14 5h20l-2 13a8 8 0 0 1-16 0zM24 26v17m-10 0h20M23 5l-3 6 6 4-4 5" />,
  shop: <path d="M8 21v22h32V21M4 21 9 7h30l5 14zM19 43V30h10v13M16 7l-2 14m18-14 2 14M24 7v14" />,
  six: (
    <>
      <path d="M5 10h38v33H5zM5 19h38M15 5v9m18-9v9" />
      <path strokeWidth="5" d="M12 27h4m6 0h4m6 0h4M12 36h4m6 0h4m6 0h4" />
    </>
  ),
} as const;

export type CartonMarkName = keyof typeof marks;

/** A mark like those printed on cartons, shown next to its text: keep dry, fragile, our store, six days. */
export function CartonMark({ name }: { readonly name: CartonMarkName }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      {marks[name]}
    </svg>
  );
}
