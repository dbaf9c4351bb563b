import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TransitBar } from '../../../pages/_components/transit/transit-bar.tsx';
import type { Span } from '../../../pages/_facts/format.ts';

test.each<readonly [Span, number, string, string]>([
  [1, 5, '0%', '20%'],
  [[2, 4], 5, '20%', '80%'],
  [[3, 6], 6, '33.3%', '100%'],
])('delivery on day %j of %d is a block from %s to %s', (span, days, from, to) => {
  const drawn = renderToStaticMarkup(<TransitBar days={days} step={1} span={span} />);
  expect(drawn).toContain(`<line x1="${from}" x2="${to}" y1="50%" y2="50%" stroke-width="14">`);
});
