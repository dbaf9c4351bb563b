/** The four carton marks. */
export const trustMarks = [
  'Insured & Protected',
  'Expert Packing',
  'Locally Owned',
  'Open 6 Days',
] as const;
