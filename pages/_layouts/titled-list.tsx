import type { ReactNode } from 'react';
import { ListRule, type ListRuleProps } from '../_components/list-rule.tsx';
import { SectionHead } from './section.tsx';

export interface TitledListProps extends ListRuleProps {
  readonly title: string;
  readonly text?: ReactNode;
}

/** A heading over things to know: one column of a section. */
export function TitledList({ title, text, items }: TitledListProps) {
  return (
    <div>
      <SectionHead title={title} text={text} />
      <ListRule items={items} />
    </div>
  );
}
