import { useRef } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { usePortal } from 'shared-portal/portal';
import { visibleToasts } from 'shared-portal/toasts';
import { ToastCard } from './toast-card';
import { useAvoidControls } from './use-avoid-controls';
import { findToastContainer, useToastContainer } from './use-toast-container';
import styles from './toaster.module.css';

export { pageHeader, insertBelowHeaderBar, useToastContainer } from './use-toast-container';

/**
 * The portal's only stack of toasts, at most three; the rest are queued. It covers no controls: on wide screens
 * it is at the bottom right or the nearest free place, on narrow ones below the page header or in the open
 * drawer, newest first.
 */
export function Toaster() {
  const store = usePortal().toasts;
  const toasts = useStore(store, useShallow(visibleToasts));
  const { dismiss } = store.getState();
  const home = useRef<HTMLDivElement>(null);
  const stack = useRef<HTMLDivElement>(null);
  useToastContainer(home, stack, toasts.length > 0, findToastContainer);
  useAvoidControls(stack, toasts);
  return (
    <div ref={home}>
      <div ref={stack} className={styles.stack}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} onDismiss={dismiss} />
        ))}
      </div>
    </div>
  );
}
