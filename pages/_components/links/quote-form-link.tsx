import { read } from '#authoring';
import { quoteUrl } from '../../_facts/placeholders.ts';
import { Icon } from '../icons/icon.tsx';

/** The way to the store's quote form on another site, in a new tab. */
export function QuoteFormLink() {
  return (
    <a className="text-link" href={read(quoteUrl, 'store info')} target="_blank" rel="noopener">
      <Icon name="arrow-up-right" />
      Quote form<span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
