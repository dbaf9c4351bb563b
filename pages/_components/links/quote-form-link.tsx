import { read } from '#authoring';
import { quoteUrl } from '../../_facts/placeholders.ts';
import { TextLink } from './text-link.tsx';

/** The link to the store's quote form, which is on another site. */
export function QuoteFormLink() {
  return (
    <TextLink href={read(quoteUrl, 'store info')} icon="arrow-up-right" newTab>
      Quote form
    </TextLink>
  );
}
