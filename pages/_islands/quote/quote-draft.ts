import { keepInTab, loadFromTab } from '../tab-storage.ts';

/** What a visitor has entered about one kind of box. Texts, as typed. */
export interface BoxDraft {
  readonly count: string;
  readonly length: string;
  readonly width: string;
  readonly height: string;
  readonly weight: string;
}

/** A request for a quote, as the visitor has entered it so far. */
export interface QuoteDraft {
  readonly boxes: readonly BoxDraft[];
  readonly units: 'in, lb' | 'cm, kg';
  readonly from: string;
  readonly to: string;
  readonly value: string;
  readonly neededBy: string;
}

export const emptyBox: BoxDraft = { count: '1', length: '', width: '', height: '', weight: '' };

export const emptyQuote: QuoteDraft = {
  boxes: [emptyBox],
  units: 'in, lb',
  from: '',
  to: '',
  value: '',
  neededBy: '',
};

const storageKey = 'quote-draft';

/** The draft of this tab. None if the browser keeps nothing, or kept something else. */
export function loadQuote(): QuoteDraft | undefined {
  try {
    const kept: unknown = JSON.parse(loadFromTab(storageKey) ?? 'null');
    return isQuoteDraft(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function hasQuote(): boolean {
  return loadFromTab(storageKey) !== undefined;
}

/** Keeps the draft until the tab is closed, or removes it. */
export function keepQuote(draft: QuoteDraft | undefined): void {
  keepInTab(storageKey, draft && JSON.stringify(draft));
}

function isQuoteDraft(kept: unknown): kept is QuoteDraft {
  if (!hasKeys(kept, emptyQuote)) return false;
  const { boxes } = kept;
  return Array.isArray(boxes) && boxes.length > 0 && boxes.every((box) => hasKeys(box, emptyBox));
}

function hasKeys<Model extends object>(
  value: unknown,
  model: Model,
): value is Readonly<Record<keyof Model, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(model).every(
    ([key, like]) => typeof Reflect.get(value, key) === typeof like,
  );
}
