import type { ReactNode } from 'react';

/** Numbers, times, and ranges of days are large. Words are as large as a name. */
export function valueClass(value: ReactNode): 'number' | 'name' {
  return typeof value === 'string' && !/\d|–/.test(value) ? 'name' : 'number';
}
