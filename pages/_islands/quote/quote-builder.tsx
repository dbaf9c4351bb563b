import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../_components/links/button.tsx';
import { type BoxDraft, emptyBox, type QuoteDraft } from './quote-draft.ts';
import { BoxRow, TripFields, UnitsField } from './quote-fields.tsx';
import { type QuoteLimits, quoteHints } from './quote-hints.ts';
import { quoteText } from './quote-text.ts';

export interface QuoteBuilderProps {
  /** None before the visitor asks for the fields. */
  readonly draft: QuoteDraft | undefined;
  readonly limits: QuoteLimits;
  readonly onChange: (draft: QuoteDraft) => void;
  readonly onOpen: () => void;
}

const mostBoxes = 12;

/** Fields for boxes and where they go. The style sheet shows it for the subjects that need it, and only with a script. */
export function QuoteBuilder({ draft, limits, onChange, onOpen }: QuoteBuilderProps) {
  const list = useRef<HTMLDivElement>(null);
  const show = (change: () => void, field: string): void => {
    flushSync(change);
    list.current?.querySelector<HTMLElement>(field)?.focus();
  };
  if (!draft)
    return (
      <div className="quote" ref={list}>
        <Button look="line" onClick={() => show(onOpen, '#box-1-length')}>
          Enter box sizes
        </Button>
      </div>
    );
  const { boxes } = draft;
  const setBoxes = (next: readonly BoxDraft[]): void => onChange({ ...draft, boxes: next });
  return (
    <div className="quote" ref={list}>
      <UnitsField draft={draft} onChange={onChange} />
      {boxes.map((box, index) => (
        <BoxRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a box has no name but its number.
          key={index}
          number={index + 1}
          box={box}
          units={draft.units}
          onChange={(next) => setBoxes(boxes.with(index, next))}
          onRemove={
            boxes.length > 1
              ? () => show(() => setBoxes(boxes.toSpliced(index, 1)), `#box-${index || 1}-count`)
              : undefined
          }
        />
      ))}
      {boxes.length < mostBoxes && (
        <Button
          look="line"
          onClick={() =>
            show(() => setBoxes([...boxes, emptyBox]), `#box-${boxes.length + 1}-length`)
          }
        >
          Add a box
        </Button>
      )}
      <TripFields draft={draft} onChange={onChange} />
      <Added draft={draft} limits={limits} />
    </div>
  );
}

/** What the form adds to the message, and what to know before it is sent. */
function Added({
  draft,
  limits,
}: Pick<QuoteBuilderProps, 'limits'> & { readonly draft: QuoteDraft }) {
  return (
    <div className="quote-added">
      <b>We add this to your message</b>
      <p>{quoteText(draft) || 'Nothing yet.'}</p>
      <div role="status">
        {quoteHints(draft, limits).map((hint) => (
          <p key={hint}>{hint}</p>
        ))}
      </div>
    </div>
  );
}
