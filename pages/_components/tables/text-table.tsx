import type { ReactNode } from 'react';
import './text-table.css';
import { TableRegion } from './table-region.tsx';

export type TextRow = readonly [name: string, text: ReactNode];

export interface TextColumnsProps {
  readonly caption: string;
  readonly columns: readonly [string, string];
  /** The bodies of the table. */
  readonly children: ReactNode;
}

/** A table of two columns, and their names. On phones, each text is below its name. */
export function TextColumns({ caption, columns, children }: TextColumnsProps) {
  return (
    <TableRegion caption={caption} kind="stacked-table">
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {children}
    </TableRegion>
  );
}

export function TextRows({ rows }: { readonly rows: readonly TextRow[] }) {
  return rows.map(([name, text]) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>{text}</td>
    </tr>
  ));
}

export interface TextTableProps extends Omit<TextColumnsProps, 'children'> {
  readonly rows: readonly TextRow[];
}

/** Names and what to know about each. `GroupTable` has them in groups. */
export function TextTable({ rows, ...table }: TextTableProps) {
  return (
    <TextColumns {...table}>
      <tbody>
        <TextRows rows={rows} />
      </tbody>
    </TextColumns>
  );
}
