import '../areas/areas.css';
import { columnsFor, Label, LabelRow } from '../labels/label.tsx';

export interface ListCellsProps {
  /** Two to four. */
  readonly cells: readonly {
    /** The small field name over the title. */
    readonly field?: string;
    readonly title: string;
    readonly items: readonly string[];
  }[];
}

/** Short lists beside one another, as the cells of one label. */
export function ListCells({ cells }: ListCellsProps) {
  return (
    <Label>
      <LabelRow columns={columnsFor(cells)}>
        {cells.map(({ field, title, items }) => (
          <div className="cell season" key={title}>
            {field && <span className="label-field">{field}</span>}
            <h3 className="h4">{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </LabelRow>
    </Label>
  );
}
