import './packing-guide.css';
import { Fragment } from 'react';
import { ShowIllustration } from '../../_components/drawings/show-illustration.tsx';
import { TextLink } from '../../_components/links/text-link.tsx';
import { type PackingItem, packingItems } from '../../_content/packing-items.ts';

export interface PackingGuideProps {
  readonly items: keyof typeof packingItems;
}

/**
 * Pick an item: its layers, how to pack it, what to buy, and when to bring it in. The style sheet shows
 * the panel of the chosen one, of six at most, and screen readers announce it. On paper, all of them.
 */
export function PackingGuide({ items }: PackingGuideProps) {
  return (
    <fieldset className="packing-guide" id="pack" data-shared>
      <legend className="visually-hidden">Item to pack</legend>
      {packingItems[items].map(({ name, picture }, at) => (
        <Fragment key={name}>
          <input type="radio" name="pack" id={`pack-${at + 1}`} defaultChecked={at === 0} />
          <label htmlFor={`pack-${at + 1}`}>
            <ShowIllustration of={picture} title="" />
            {name}
          </label>
        </Fragment>
      ))}
      <div className="packing-panels" aria-live="polite">
        {packingItems[items].map((item) => (
          <Panel key={item.name} {...item} />
        ))}
      </div>
    </fieldset>
  );
}

function Panel({ title, packed, layers, steps, buy, bringInIf }: PackingItem) {
  return (
    <div>
      <h3>{title}</h3>
      <figure>
        <ShowIllustration of={packed} title="" />
        <figcaption>
          <Words as="ol" name="From the outside in" words={layers} />
        </figcaption>
      </figure>
      <Words as="ol" name="What to do" words={steps} />
      <Words as="ul" name="What to buy" words={buy} />
      <p>
        <b>Bring it in if</b> {bringInIf} <TextLink href="/packing-services">We pack it</TextLink>{' '}
        <TextLink href="/boxes-containers">See our boxes</TextLink>
      </p>
    </div>
  );
}

interface WordsProps {
  readonly as: 'ol' | 'ul';
  readonly name: string;
  readonly words: readonly string[];
}

function Words({ as: List, name, words }: WordsProps) {
  return (
    <div>
      <h4 className="label-field">{name}</h4>
      <List>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </List>
    </div>
  );
}
