/** Where an element can be: its tag, and the tags of the elements around it. */
export interface Place {
  readonly inner: Map<string, Place>;
  /** Whether an element in this place is known to stay there when a browser reads it, whatever the page. */
  isCorrect: boolean;
}

/** All places that this process has seen. Every page has much the same ones. */
const outside: Place = { inner: new Map(), isCorrect: true };

/** Follows the tags of some HTML whose elements are all closed. */
export class PlaceReader {
  #current = outside;
  readonly #around: Place[] = [];

  open(name: string, isEmpty: boolean): Place {
    const place = this.#current.inner.get(name) ?? { inner: new Map(), isCorrect: false };
    this.#current.inner.set(name, place);
    if (isEmpty) return place;
    this.#around.push(this.#current);
    this.#current = place;
    return place;
  }

  close(): void {
    this.#current = this.#around.pop() ?? outside;
  }
}
