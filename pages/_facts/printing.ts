/** Sheets that the store prints and copies, in inches. */
export const paperSizes = [
  { name: 'Letter', width: 8.5, height: 11 },
  { name: 'Legal', width: 8.5, height: 14 },
  { name: 'Largest', width: 11, height: 17 },
] as const;

const [, , { width, height }] = paperSizes;

/** The largest sheet, in inches. */
export const largestPrint = `${width}×${height}`;
