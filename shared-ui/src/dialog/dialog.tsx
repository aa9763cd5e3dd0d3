import { useId, type MouseEvent, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '../button';
import { classNames } from '../class-names';
import { askToClose, useModal } from './use-modal';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Called on Esc, backdrop or close button; the owner closes the dialog. */
  readonly onClose: () => void;
  /** For two columns. Default: false. */
  readonly wide?: boolean | undefined;
  /** At the bottom edge on phones. Default: false. */
  readonly sheet?: boolean | undefined;
  /** At the right edge, as high as the window; the whole window on phones. Default: false. */
  readonly side?: boolean | undefined;
  /** Footer buttons: cancel first, the action last. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A native modal dialog: it traps the focus and returns it when it closes. Its content is mounted again each
 * time it opens. Private to this package: other packages use `ConfirmDialog`, `FormDialog` or `PlainDialog`.
 */
export function Dialog(props: DialogProps) {
  const { open, title, wide = false, sheet = false, side = false, onClose, footer, children } = props;
  const titleId = useId();
  const { dialog, heading, isOfOpener } = useModal(open);
  // The dialog is the backdrop: a click on it, and not on the panel, is outside.
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
      className={classNames(styles.veil, sheet && styles.sheet, side && styles.side)}
      aria-labelledby={titleId}
      onMouseDown={pressVeil}
      onClickCapture={passOver}
      onCancel={askToClose(onClose)}
    >
      {open && (
        <div className={classNames(styles.panel, wide && styles.wide)}>
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
