import '../_assets/css/group-table.css';
import type { ReactNode } from 'react';
import { TableRegion } from './table-region.tsx';

export interface GroupTableProps {
  readonly caption: string;
  readonly columns: readonly [string, string];
  /** Each text below its name on phones. The page carries `stack.css`. */
  readonly stacks?: boolean;
  readonly groups: readonly {
    /** Omit it if the table has only one group. */
    readonly title?: string;
    /** Next to the title. */
    readonly note?: string;
    readonly rows: readonly (readonly [name: string, text: ReactNode])[];
  }[];
}

/** Names and what to know about each, in one group or several: a carrier's services. */
export function GroupTable({ caption, columns, stacks, groups }: GroupTableProps) {
  return (
    <TableRegion caption={caption} {...(stacks && { kind: 'stk' })}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, note, rows }) => (
        <tbody key={title ?? caption}>
          {title && <GroupHead {...{ title, note }} columns={2} />}
          {rows.map(([name, text]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </TableRegion>
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
    <tr className="grp">
      <th colSpan={columns} scope="rowgroup">
        {title}
        {note && <span>{note}</span>}
      </th>
    </tr>
  );
}
