import { read } from '#authoring';
import { quoteUrl } from '../../_facts/placeholders.ts';
import { Icon } from '../icons/icon.tsx';
import { TextLink } from './text-link.tsx';

/** The link to the store's quote form, which is on another site. */
export function QuoteFormLink() {
  return (
    <TextLink href={read(quoteUrl, 'store info')} newTab>
      <Icon name="arrow-up-right" />
      Quote form
    </TextLink>
  );
}
