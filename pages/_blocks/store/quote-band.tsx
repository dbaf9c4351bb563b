import { read } from '#authoring';
import { NeedList } from '../../_components/lists/need-list.tsx';
import { Section } from '../../_components/sections/section.tsx';
import { Split } from '../../_components/sections/split.tsx';
import { QuoteCard } from '../../_components/store/quote-card.tsx';
import { phone } from '../../_facts/identity.ts';
import { insuranceText } from '../../_facts/insurance.ts';
import { type ContactLinkOptions, contactLink } from '../../_navigation/contact-link.ts';

export interface QuoteBandProps {
  /** The address of the page it is on. */
  readonly place: string;
  readonly title: string;
  readonly text: string;
  readonly about: ContactLinkOptions['about'];
}

/** The way to a shipping price, beside the four things that we ask for. */
export function QuoteBand({ place, title, text, about }: QuoteBandProps) {
  return (
    <Section kraft tight onPaper={false}>
      <Split columns="5-7">
        <QuoteCard
          title={title}
          text={text}
          action={{
            title: 'Get a quote',
            href: contactLink({ subject: 'shipping-quote', about }),
          }}
          phone={read(phone, place)}
        />
        <div data-shared>
          <NeedList
            items={[
              ['Item', 'What it is, and if it’s packed'],
              ['To', 'A ZIP code, or a city and country'],
              ['Size and weight', 'Your best guess is fine.'],
              [
                'Value',
                `What it’s worth. Over ${insuranceText.appraisalOver}, we recommend an appraisal.`,
              ],
            ]}
          />
        </div>
      </Split>
    </Section>
  );
}
