/** Columns that hold nothing in their last pixels, more than 150 of them, beside a neighbor that goes on. */
export function earlyColumns(): readonly string[] {
  const most = 150;
  const isSeen = (node: Node): boolean => {
    if (node instanceof Element)
      return node.matches('img, svg, iframe, input, select, textarea, .button');
    const place = node.parentElement;
    const isText = Boolean(node.nodeValue?.trim()) && !place?.closest('svg, .visually-hidden');
    // What a closed question hides keeps the place that it had.
    return isText && place?.checkVisibility() === true;
  };
  /** Where the last of the words, pictures, and fields of an element ends. */
  const endOf = (element: Element): number => {
    const nodes = document.createTreeWalker(element);
    const ends = [Number.NEGATIVE_INFINITY];
    for (let node: Node | null = element; node; node = nodes.nextNode()) {
      if (!isSeen(node)) continue;
      const range = document.createRange();
      range.selectNode(node);
      ends.push(...[...range.getClientRects()].map(({ bottom }) => bottom));
    }
    return Math.max(...ends);
  };
  /** What overlaps from left to right in one row is one column. */
  const columnsOf = (row: readonly Element[]) => {
    const columns: { left: number; right: number; end: number; text: string | null }[] = [];
    for (const element of row) {
      const { left, right } = element.getBoundingClientRect();
      const same = columns.find((column) => left < column.right && right > column.left);
      const end = endOf(element);
      if (same) same.end = Math.max(same.end, end);
      else if (Number.isFinite(end)) columns.push({ left, right, end, text: element.textContent });
    }
    return columns;
  };
  /** Children whose boxes stand side by side, from the top down. */
  const rowsOf = (grid: Element) => {
    const rows: { elements: Element[]; bottom: number }[] = [];
    const boxes = [...grid.children].map(
      (child) => [child, child.getBoundingClientRect()] as const,
    );
    for (const [child, { top, bottom, width }] of boxes.sort(([, a], [, b]) => a.top - b.top)) {
      const row = rows.at(-1);
      if (width <= 120 || !child.checkVisibility()) continue;
      if (row && top < row.bottom - 1) {
        row.elements.push(child);
        row.bottom = Math.max(row.bottom, bottom);
      } else rows.push({ elements: [child], bottom });
    }
    return rows.map(({ elements }) => columnsOf(elements));
  };
  return [...document.querySelectorAll('main :not(svg *)')]
    .filter((element) => /grid|flex/.test(getComputedStyle(element).display))
    .flatMap(rowsOf)
    .flatMap((columns) => {
      const last = Math.max(...columns.map(({ end }) => end));
      return columns
        .filter(({ end }) => last - end > most)
        .map(
          ({ end, text }) => `${Math.round(last - end)} px under “${text?.trim().slice(0, 40)}”`,
        );
    });
}
