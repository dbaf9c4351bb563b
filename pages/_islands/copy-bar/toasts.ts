import { toastLimits } from '../../_facts/toast-and-tooltip-timings.ts';

/** A message that comes and goes by itself. */
export interface Toast {
  readonly id: number;
  readonly title: string;
  readonly description?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly variant?: 'default' | 'destructive';
}

export interface ShownToast extends Toast {
  /** False once it was dismissed: it is kept for a while, and shown no more. */
  readonly isOpen: boolean;
}

export interface Toasts {
  readonly add: (toast: Omit<Toast, 'id'>) => void;
  readonly dismiss: (id: number) => void;
  /** The newest first. */
  readonly list: () => readonly ShownToast[];
  /** Returns a function that ends the subscription. */
  readonly onChange: (hear: () => void) => () => void;
}

/** Keeps the messages of a page, no more at once than may be seen. */
export function createToasts(): Toasts {
  const hearers = new Set<() => void>();
  let list: readonly ShownToast[] = [];
  let count = 0;
  const change = (next: readonly ShownToast[]): void => {
    list = next;
    for (const hear of hearers) hear();
  };
  const remove = (id: number): void => change(list.filter((toast) => toast.id !== id));
  return {
    add: (toast) => {
      count += 1;
      change([{ ...toast, id: count, isOpen: true }, ...list].slice(0, toastLimits.atOnce));
    },
    dismiss: (id) => {
      change(list.map((toast) => (toast.id === id ? { ...toast, isOpen: false } : toast)));
      setTimeout(remove, toastLimits.removedAfter, id);
    },
    list: () => list,
    onChange: (hear) => {
      hearers.add(hear);
      return () => hearers.delete(hear);
    },
  };
}
