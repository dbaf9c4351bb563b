import '../_assets/css/parts-list.css';

export interface PartsListProps {
  /** In the order of the numbers in the drawing. */
  readonly parts: readonly { readonly title: string; readonly text: string }[];
  /** Side by side where there is room; else one under the other, beside the drawing. */
  readonly across?: boolean;
}

/** What the numbers in a drawing stand for. */
export function PartsList({ parts, across }: PartsListProps) {
  const even = parts.length % 3 === 0;
  return (
    <ol className={across ? `parts across${even ? ' thirds' : ''}` : 'parts'}>
      {parts.map(({ title, text }) => (
        <li key={title}>
          <h3 className="h4">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
