import { useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { IconButton } from '../button';
import { askToClose, useModal } from '../dialog/use-modal';
import styles from './popover-dialog.module.css';
import { usePlaceBeside } from './use-place-beside';

export interface PopoverDialogProps {
  readonly open: boolean;
  /** Id of the element that it is about: it opens beside it, or in the middle if there is none. */
  readonly anchorId: string;
  readonly title: string;
  /** Before the title: an avatar or an icon. */
  readonly lead?: ReactNode;
  /** Below the title. */
  readonly subtitle?: ReactNode;
  /** Called on Esc, a click outside or the close button; the owner closes the dialog. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A native modal dialog beside the element that it is about; on phones a sheet at the bottom. It traps the focus and
 * returns it when it closes. Its content is mounted again each time it opens.
 */
export function PopoverDialog(props: PopoverDialogProps) {
  const { open, anchorId, title, lead, subtitle, onClose, children } = props;
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const { dialog, heading, isOfOpener } = useModal(open);
  usePlaceBeside(panel, open, anchorId);
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
      onCancel={askToClose(onClose)}
    >
      {open && (
        <div ref={panel} className={styles.panel}>
          <div className={styles.head}>
            {lead}
            <div>
              <h2 id={titleId} ref={heading} tabIndex={-1}>
                {title}
              </h2>
              {subtitle && <p>{subtitle}</p>}
            </div>
            <IconButton
              label="Fechar"
              icon={<X aria-hidden="true" />}
              className={styles.close}
              onClick={onClose}
            />
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}
