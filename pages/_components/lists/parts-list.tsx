import './parts-list.css';

export interface PartsListProps {
  /** In the order of the numbers in the drawing. */
  readonly parts: readonly { readonly title: string; readonly text: string }[];
}

/** The meanings of the numbers in a drawing. */
export function PartsList({ parts }: PartsListProps) {
  return (
    <ol className="parts-list">
      {parts.map(({ title, text }) => (
        <li key={title}>
          <h3 className="h4">{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
