import * as RadixToast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { toastLimits } from '../../_facts/toast-and-tooltip-timings.ts';
import type { ShownToast, Toasts } from './toasts.ts';

/** Shows messages in a corner of the screen, and lets them be reached by a key. */
export function Toaster({ toasts }: { readonly toasts: Toasts }) {
  const list = useSyncExternalStore(toasts.onChange, toasts.list);
  return (
    <RadixToast.Provider
      label="Message"
      duration={toastLimits.shownFor}
      swipeThreshold={toastLimits.swipe}
    >
      {list.map((toast) => (
        <Message key={toast.id} toast={toast} onClose={() => toasts.dismiss(toast.id)} />
      ))}
      <RadixToast.Viewport
        className="toasts"
        hotkey={[toastLimits.hotkey]}
        label="Messages ({hotkey})"
      />
    </RadixToast.Provider>
  );
}

function Message({ toast, onClose }: { readonly toast: ShownToast; readonly onClose: () => void }) {
  const { title, description, action, variant = 'default', isOpen } = toast;
  return (
    <RadixToast.Root
      className={`toast toast-${variant}`}
      open={isOpen}
      onOpenChange={(open) => open || onClose()}
    >
      <div>
        <RadixToast.Title className="name">{title}</RadixToast.Title>
        {description && <RadixToast.Description>{description}</RadixToast.Description>}
      </div>
      {action && (
        <RadixToast.Action altText={action.label} onClick={action.run}>
          {action.label}
        </RadixToast.Action>
      )}
      <RadixToast.Close aria-label="Close">×</RadixToast.Close>
    </RadixToast.Root>
  );
}
