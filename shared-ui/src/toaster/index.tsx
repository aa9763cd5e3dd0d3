import { useRef } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { usePortal } from 'shared-portal/portal';
import { visibleToasts } from 'shared-portal/toasts';
import { ToastCard } from './toast-card';
import { useAboveDialogs } from './use-above-dialogs';
import styles from './toaster.module.css';

/** The portal's one stack of toasts: below on the right, at most three; the rest wait their turn. */
export function Toaster() {
  const store = usePortal().toasts;
  const toasts = useStore(store, useShallow(visibleToasts));
  const { dismiss } = store.getState();
  const home = useRef<HTMLDivElement>(null);
  const stack = useRef<HTMLDivElement>(null);
  useAboveDialogs(home, stack, toasts.length > 0);
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
