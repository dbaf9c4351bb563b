/** The largest sheet, in inches. */
export const largestPrint = '11×17';
