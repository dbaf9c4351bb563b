import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toastLimits, tooltipDelays } from '../../../pages/_facts/toast-and-tooltip-timings.ts';
import { createToasts } from '../../../pages/_islands/copy-bar/toasts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the limits are those of the specification, and the style sheet has the width', () => {
  expect(toastLimits).toEqual({
    atOnce: 1,
    shownFor: 5_000,
    removedAfter: 1_000_000,
    swipe: 50,
    hotkey: 'F8',
  });
  expect(tooltipDelays).toEqual({ open: 700, skip: 300 });
  const css = readFileSync('pages/_islands/copy-bar/copy-buttons.css', 'utf8');
  const [rule] = css.match(/\.toasts \{[^}]*\}/) ?? [];
  expect(rule).toContain('width: min(100%, 420px)');
});

test('a new message replaces the previous one', () => {
  const toasts = createToasts();
  toasts.add({ title: 'One' });
  toasts.add({ title: 'Two', variant: 'destructive' });
  expect(toasts.list()).toEqual([{ id: 2, title: 'Two', variant: 'destructive', isOpen: true }]);
});

test('a dismissed message closes immediately and is forgotten after 1,000,000 ms', () => {
  const toasts = createToasts();
  toasts.add({ title: 'One' });
  toasts.dismiss(1);
  expect(toasts.list()).toEqual([{ id: 1, title: 'One', isOpen: false }]);
  vi.advanceTimersByTime(999_999);
  expect(toasts.list()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(toasts.list()).toEqual([]);
});

test('listeners are notified of every change until they unsubscribe', () => {
  const toasts = createToasts();
  const received: number[] = [];
  const stop = toasts.onChange(() => received.push(toasts.list().length));
  toasts.add({ title: 'One' });
  toasts.dismiss(1);
  stop();
  toasts.add({ title: 'Two' });
  expect(received).toEqual([1, 1]);
});
