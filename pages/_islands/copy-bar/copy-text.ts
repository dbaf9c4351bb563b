import type { CopyItem } from './copy-bar.tsx';
import type { Toast } from './toasts.ts';

/** Copies a text and says so. */
export async function copyText(item: Required<CopyItem>): Promise<void> {
  const { name, text, note } = item;
  const [copied, showToast] = await Promise.all([write(text), loadToasts()]);
  const subject = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  if (copied) return showToast({ title: `${subject} copied`, description: note });
  showToast({
    title: `${subject} not copied`,
    description: 'Your browser blocked copying. Select the text and copy it yourself.',
    variant: 'destructive',
    action: { label: 'Try again', run: () => void copyText(item) },
  });
}

/** The code that shows messages loads with the first message. If it fails to load, the browser shows them. */
async function loadToasts(): Promise<(toast: Omit<Toast, 'id'>) => void> {
  try {
    const { showToast } = await import('./show-toast.tsx');
    return showToast;
  } catch (error) {
    console.error(error);
    return ({ title, description }) => alert(`${title}\n${description}`);
  }
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}
