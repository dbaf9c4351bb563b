import type { ReactNode } from 'react';
import { ListRule, type ListRuleProps } from '../_components/ruled-list.tsx';
import { Column } from './split.tsx';

export interface TitledListProps extends ListRuleProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
}

/** A heading over things to know: one column of a section. */
export function TitledList({ title, text, items }: TitledListProps) {
  return (
    <Column title={title} text={text}>
      <ListRule items={items} />
    </Column>
  );
}
