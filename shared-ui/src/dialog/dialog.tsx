import { useId, type MouseEvent, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '../button';
import { useModal } from './use-modal';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Esc, the veil, the cross: the one who opened it closes it. */
  readonly onClose: () => void;
  /** Buttons at the end: the way back first, the decision last. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A question or a task in front of the page. The browser's own modal: it keeps the focus inside and returns it when it
 * closes. Its content is mounted again each time it opens. Private to this package: other packages use `ConfirmDialog`,
 * `FormDialog` or `PlainDialog`.
 */
export function Dialog({ open, title, onClose, footer, children }: DialogProps) {
  const titleId = useId();
  const { dialog, heading, isOfOpener } = useModal(open);
  // The dialog is the veil: what is pressed on it, and not on the panel, lies outside.
  const pressVeil = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && !isOfOpener(event)) onClose();
  };
  const passOver = (event: MouseEvent) => {
    if (!isOfOpener(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.veil}
      aria-labelledby={titleId}
      onMouseDown={pressVeil}
      onClickCapture={passOver}
      onCancel={(event) => {
        event.preventDefault(); // closed by the prop alone
        onClose();
      }}
    >
      {open && (
        <div className={styles.panel}>
          <div className={styles.head}>
            <h2 id={titleId} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            <IconButton
              label="Fechar"
              icon={<X aria-hidden="true" />}
              className={styles.close}
              onClick={onClose}
            />
          </div>
          {children}
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
