import type { FaqItem } from '#authoring';
import './faq.css';
import { Icon } from '../icons/icon.tsx';

export interface FaqProps {
  /** As in the page's `meta`, word for word. */
  readonly items: readonly FaqItem[];
  /** Two lists on one page need two names; of one name, one question is open at a time. */
  readonly name?: string;
}

/** Questions that open to their answers; the first is open. */
export function Faq({ items, name = 'faq' }: FaqProps) {
  return (
    <div className="faq">
      {items.map(({ question, answer }, index) => (
        <details key={question} name={name} open={index === 0}>
          <summary>
            {question}
            <Icon name="chevron-down" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  );
}
