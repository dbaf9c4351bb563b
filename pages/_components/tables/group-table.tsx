import './group-table.css';
import { TextColumns, type TextColumnsProps, type TextRow, TextRows } from './text-table.tsx';

export interface GroupTableProps extends Omit<TextColumnsProps, 'children'> {
  readonly groups: readonly {
    readonly title: string;
    /** Next to the title. */
    readonly note?: string;
    readonly rows: readonly TextRow[];
  }[];
}

/** Names and what to know about each, in groups: a carrier's services. */
export function GroupTable({ groups, ...table }: GroupTableProps) {
  return (
    <TextColumns {...table}>
      {groups.map(({ title, note, rows }) => (
        <tbody key={title}>
          <GroupHead {...{ title, note }} columns={2} />
          <TextRows rows={rows} />
        </tbody>
      ))}
    </TextColumns>
  );
}

export interface GroupHeadProps {
  readonly title: string;
  /** Next to the title. */
  readonly note: string | undefined;
  /** Of the table. */
  readonly columns: number;
}

/** The line over a group. */
export function GroupHead({ title, note, columns }: GroupHeadProps) {
  return (
    <tr className="table-group">
      <th colSpan={columns} scope="rowgroup">
        {title}
        {note && <span>{note}</span>}
      </th>
    </tr>
  );
}
