import { useRoutes } from '#authoring';
import { Section } from '../_layouts/section.tsx';
import { Hero } from './hero.tsx';
import { ListRule, type ListRuleProps } from './list-rule.tsx';

export interface NotFoundProps {
  readonly title: string;
  readonly text: string;
  /** Where one could have wanted to go. Those that do not exist yet are left out. */
  readonly ways: ListRuleProps['items'];
}

/** The page for an address that nothing has. */
export function NotFound({ title, text, ways }: NotFoundProps) {
  const { has } = useRoutes();
  return (
    <>
      <Hero title={title} lead={text} />
      <Section title="Ways on" tight>
        <ListRule items={ways.filter(({ href = '/' }) => has(href))} />
      </Section>
    </>
  );
}
