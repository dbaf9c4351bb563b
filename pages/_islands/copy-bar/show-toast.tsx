import { createRoot } from 'react-dom/client';
import { Toaster } from './toaster.tsx';
import { createToasts, type Toast, type Toasts } from './toasts.ts';

let toasts: Toasts | undefined;

/** Shows a message in the place of the one before. */
export function showToast(toast: Omit<Toast, 'id'>): void {
  toasts ??= mount();
  toasts.add(toast);
}

function mount(): Toasts {
  const created = createToasts();
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Toaster toasts={created} />);
  return created;
}
