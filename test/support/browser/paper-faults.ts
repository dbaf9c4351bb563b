// What would be wrong on paper. These measures run in the page, in print media.

/** Sections that consist of nothing but their heading. */
export function bareHeadings(): readonly string[] {
  return [...document.querySelectorAll<HTMLElement>('main .sec')]
    .filter(({ offsetHeight }) => offsetHeight > 0)
    .filter((section) => section.querySelector('h2')?.innerText.trim() === section.innerText.trim())
    .map(({ innerText }) => innerText);
}

/** Text that would be outdated on paper. */
export function liveTexts(): readonly string[] {
  const live = ':is([data-live$=Answer], [data-live$=When], [data-live="pickup.clock"])';
  return [...document.querySelectorAll(live)]
    .filter((text) => text.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent ?? '');
}

/** Cells of tables that are marked as today’s. */
export function cellsOfToday(): readonly string[] {
  return [...document.querySelectorAll('main th')]
    .filter((cell) => getComputedStyle(cell, '::after').content === '", today"')
    .map(({ textContent }) => textContent ?? '');
}

/** What to ask for, on paper, where nobody can choose. */
export function openNeeds(): readonly string[] {
  return [...document.querySelectorAll('.ask + * .need')]
    .filter((need) => need.checkVisibility({ visibilityProperty: true }))
    .map(({ textContent }) => textContent ?? '');
}

/** Marks before items that are only a background: browsers print none. */
export function blankMarks(): readonly string[] {
  return [...document.querySelectorAll('.how ul li')]
    .filter((item) => item.checkVisibility())
    .filter((item) => {
      const { content, borderTopWidth } = getComputedStyle(item, '::before');
      return content === '""' && borderTopWidth === '0px';
    })
    .map(({ textContent }) => textContent ?? '');
}

/** Loads of freight whose drawing is not printed. */
export function missingLoads(): readonly string[] {
  return [...document.querySelectorAll('.load .draw')]
    .filter((drawing) => !drawing.checkVisibility({ visibilityProperty: true }))
    .map((drawing) => drawing.getAttribute('aria-label') ?? '');
}

/** Text that is not dark, or whose background is not light: both cost ink or cannot be read. */
export function unreadableTexts(): readonly string[] {
  const pixel = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const isLight = (color: string) => {
    if (!pixel) return false;
    pixel.fillStyle = '#fff';
    pixel.fillRect(0, 0, 1, 1);
    pixel.fillStyle = color;
    pixel.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = pixel.getImageData(0, 0, 1, 1).data;
    return (red * 299 + green * 587 + blue * 114) / 1000 > 150;
  };
  return [...document.querySelectorAll('main :is(h1, h2, h3, p, td, th, li, dd, b)')]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const style = getComputedStyle(element);
      return isLight(style.color) || !isLight(style.backgroundColor);
    })
    .map((element) => `${element.tagName}: ${element.textContent?.trim().slice(0, 40)}`);
}
