import './packing-guide.css';
import { ShowIllustration } from '../../_components/drawings/show-illustration.tsx';
import { TextLink } from '../../_components/links/text-link.tsx';
import { type PackingItem, packingItems } from '../../_content/packing-items.ts';

export interface PackingGuideProps {
  readonly items: keyof typeof packingItems;
}

/** Pick an item: its layers, how to pack it, what to buy, and when to bring it in. On paper, all of them. */
export function PackingGuide({ items }: PackingGuideProps) {
  return (
    <fieldset className="packing-guide" id="pack" data-shared>
      <legend className="visually-hidden">Item to pack</legend>
      {packingItems[items].map((item, at) => (
        <Choice key={item.name} id={`pack-${at + 1}`} isFirst={at === 0} {...item} />
      ))}
    </fieldset>
  );
}

interface ChoiceProps extends PackingItem {
  readonly id: string;
  readonly isFirst: boolean;
}

/** The button, its label, and the panel that it opens. */
function Choice({ id, isFirst, ...item }: ChoiceProps) {
  return (
    <>
      <input type="radio" name="pack" id={id} defaultChecked={isFirst} />
      <label htmlFor={id}>
        <ShowIllustration of={item.picture} title="" />
        {item.name}
      </label>
      <Panel {...item} />
    </>
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
        <b>Bring it in if</b> {bringInIf} <TextLink href="/packing-services">We pack it</TextLink>
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
