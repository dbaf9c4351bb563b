/** Where an element can be: its tag, and the elements around it. */
export interface Place {
  readonly tag: string;
  /** The place of the element around it. Undefined outside all elements. */
  readonly around: Place | undefined;
  readonly inner: Map<string, Place>;
  /** Whether an element in this place is known to stay there when a browser reads it, whatever the page. */
  isCorrect: boolean;
}

/** All places that this process has seen. Every page has much the same ones. */
const outside: Place = { tag: '', around: undefined, inner: new Map(), isCorrect: true };

/** Follows the tags of some HTML whose elements are all closed. */
export class PlaceReader {
  #current = outside;

  open(tag: string, isEmpty: boolean): Place {
    const around = this.#current;
    const place = around.inner.get(tag) ?? { tag, around, inner: new Map(), isCorrect: false };
    around.inner.set(tag, place);
    if (!isEmpty) this.#current = place;
    return place;
  }

  close(): void {
    this.#current = this.#current.around ?? outside;
  }
}
