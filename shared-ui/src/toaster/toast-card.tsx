import { useState, type ReactNode } from 'react';
import { Check, CircleAlert, Info, X } from 'lucide-react';
import type { Toast, ToastKind } from 'shared-portal/toasts';
import { classNames } from '../class-names';
import { unbroken } from '../unbroken';
import { useTimeLeft } from './use-time-left';
import styles from './toaster.module.css';

const ICONS: Record<ToastKind, ReactNode> = {
  success: <Check aria-hidden="true" />,
  error: <CircleAlert aria-hidden="true" />,
  info: <Info aria-hidden="true" />,
};

interface ToastCardProps {
  readonly toast: Toast;
  readonly onDismiss: (id: number) => void;
}

/** One toast. Its timer pauses on hover and focus. */
export function ToastCard({ toast, onDismiss }: ToastCardProps) {
  const [held, setHeld] = useState(false);
  const { action } = toast;
  const dismiss = () => onDismiss(toast.id);
  useTimeLeft(toast.seconds, held, dismiss);
  return (
    <div
      role={toast.kind === 'error' ? 'alert' : 'status'}
      className={classNames(styles.toast, styles[toast.kind])}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={styles.disc}>{ICONS[toast.kind]}</span>
      <div>
        <b className={styles.title}>{unbroken(toast.title)}</b>
        {toast.text && <p className={styles.text}>{unbroken(toast.text)}</p>}
        {action && (
          <button
            type="button"
            className={styles.action}
            onClick={() => {
              dismiss();
              action.onSelect();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className={styles.close} aria-label="Fechar aviso" onClick={dismiss}>
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
