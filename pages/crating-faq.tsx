import type { PageMeta } from '#authoring';
import { read } from '#authoring';
import carriedOrLifted from './_assets/drawings/carried-or-lifted.svg';
import crateOnTheForks from './_assets/drawings/crate-on-the-forks.svg';
import crateTakesTwo from './_assets/drawings/crate-takes-two.svg';
import crateTapeOnTheBell from './_assets/drawings/crate-tape-on-the-bell.svg';
import crateWallsAround from './_assets/drawings/crate-walls-around.svg';
import { ShowIllustration } from './_components/drawings/show-illustration.tsx';
import { Faq } from './_components/guides/faq.tsx';
import { Steps } from './_components/guides/steps.tsx';
import { Section } from './_components/sections/section.tsx';
import { Column, Split } from './_components/sections/split.tsx';
import { QuoteCard } from './_components/store/quote-card.tsx';
import { crateOnTheWayFaq, crateOrBoxFaq, fromQuestionToCrate } from './_content/crating-faq.ts';
import { phone } from './_facts/identity.ts';
import { contactLink } from './_navigation/contact-link.ts';
import { GuideOpening } from './_templates/guide-opening.tsx';

const crateQuestionSteps = [
  crateTakesTwo,
  crateTapeOnTheBell,
  crateWallsAround,
  crateOnTheForks,
] as const;

const address = '/crating-faq';

export const meta: PageMeta = {
  title: 'Crating FAQ: when you need a crate and how to get a price',
  description:
    'Answers about shipping crates: when you need one, what to send for a price, stamped wood for overseas (ISPM 15), forklifts, liftgates and insurance.',
  keywords: ['crating FAQ', 'shipping crate questions', 'ISPM 15', 'custom crate cost'],
  schemaType: 'WebPage',
  breadcrumbs: [
    { name: 'Resources', url: '/resources' },
    { name: 'Crating FAQ', url: address },
  ],
  faqItems: [...crateOrBoxFaq, ...crateOnTheWayFaq],
};

export default function CratingFaq() {
  return (
    <>
      <GuideOpening
        meta={meta}
        title="Crating FAQ: do&nbsp;I&nbsp;need a crate?"
        lead="Probably, if your item takes two people to carry, could break in a short fall, or goes overseas by ship."
      >
        <ShowIllustration of={carriedOrLifted} />
      </GuideOpening>
      <Section tight title="From question to crate">
        <Steps steps={fromQuestionToCrate} pictures={crateQuestionSteps} />
      </Section>
      <Section ruled tight>
        <Split columns="6-6">
          <Column title="Choosing and ordering a crate">
            <Faq items={crateOrBoxFaq} name="before" />
          </Column>
          <Column title="Shipping a crate">
            <Faq items={crateOnTheWayFaq} name="after" />
          </Column>
        </Split>
      </Section>
      <Section kraft tight>
        <QuoteCard
          wide
          title="Get a crate price"
          text="Send the length, width, height and weight with a photo. That’s enough to start a quote."
          action={{
            title: 'Ask about a crate',
            href: contactLink({ subject: 'packing-services', about: 'crating-faq' }),
          }}
          phone={read(phone, address)}
        />
      </Section>
    </>
  );
}
