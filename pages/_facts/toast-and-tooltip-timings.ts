/** Toasts and tooltips. Times in milliseconds, `swipe` in CSS pixels. */
export const toastLimits = {
  atOnce: 1,
  shownFor: 5_000,
  removedAfter: 1_000_000,
  swipe: 50,
  hotkey: 'F8',
} as const;

export const tooltipDelays = { open: 700, skip: 300 } as const;
