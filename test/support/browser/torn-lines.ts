/** What ends a line of a heading, each with what begins the next and belongs to it: a unit, the rest of a short compound, of the street address. */
export function tornHeadings(): readonly string[] {
  return [...document.querySelectorAll('h1, h2')].flatMap((heading) => {
    const places: (readonly [Text, number])[] = [];
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode())
      for (let at = 0; at < node.length; at += 1) places.push([node, at]);
    const bottomOf = (at: number) => {
      const [node, offset] = places[at] ?? [];
      if (!node || offset === undefined) return 0;
      const range = document.createRange();
      range.setStart(node, offset);
      range.setEnd(node, offset + 1);
      return range.getClientRects()[0]?.bottom ?? 0;
    };
    const text = places.map(([node, at]) => node.data.charAt(at)).join('');
    const kept = /\d[\s–]+(?:\d|[a-z]+|[AP]M\b)|\b[a-z]{1,5}-[a-z]{1,9}\b|\d+ [NSEW] \w+ Rd\b/gi;
    return [...text.replaceAll('\u00a0', ' ').matchAll(kept)]
      .filter(({ 0: found, index }) => bottomOf(index + found.length - 1) - bottomOf(index) > 4)
      .map(([found]) => found);
  });
}

/** The ends of lines that separate a number from its unit: `4:45` from `PM`, `24` from `hours`, or, in a button, parts of a phone number. */
export function tornNumbers(): readonly string[] {
  const measures =
    /\(\d{3}\)\s\d{3}-\d{4}|(?:\d–|\d+ × )?\d+\s+(?:[AP]M|h|min|minutes?|hours?|business|days?|weeks?|months?|years?|miles?|lbs?|pounds?|ounces?|inch|inches|feet|pages?|copies|copy|keys?|cents|people|countries)\b/g;
  const textsOf = new Map<Element, Text[]>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    let block = node.parentElement;
    if (!block?.checkVisibility() || block.closest('svg, select, .visually-hidden')) continue;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    if (block) textsOf.set(block, [...(textsOf.get(block) ?? []), node]);
  }
  return [...textsOf].flatMap(([block, nodes]) => {
    const places = nodes.flatMap((node) =>
      Array.from({ length: node.length }, (_, at) => [node, at] as const),
    );
    const boxAt = (at: number) => {
      const [node, offset] = places[at] ?? [];
      if (!node || offset === undefined) return undefined;
      const range = document.createRange();
      range.setStart(node, offset);
      range.setEnd(node, offset + 1);
      return range.getClientRects()[0];
    };
    const text = nodes.map(({ data }) => data).join('');
    return [...text.matchAll(measures)]
      .filter(({ 0: found }) => !found.startsWith('(') || block.matches('.button'))
      .filter(({ 0: found, index }) => {
        const number = boxAt(index);
        const unit = boxAt(index + found.length - 1);
        // Small units sit higher or lower than their number, so only the side tells the lines apart.
        return number && unit && unit.left < number.right - 1;
      })
      .map(({ 0: found, index }) => text.slice(Math.max(0, index - 20), index + found.length));
  });
}
