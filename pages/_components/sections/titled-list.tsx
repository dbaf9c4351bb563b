import type { ReactNode } from 'react';
import { RuledList, type RuledListProps } from '../lists/ruled-list.tsx';
import { Column, type ColumnProps } from './split.tsx';

export interface TitledListProps extends Omit<ColumnProps, 'children'>, RuledListProps {
  /** Below the list. */
  readonly children?: ReactNode;
}

/** A heading over things to know: one column of a section. */
export function TitledList({ items, children, ...head }: TitledListProps) {
  return (
    <Column {...head}>
      <RuledList items={items} />
      {children}
    </Column>
  );
}
