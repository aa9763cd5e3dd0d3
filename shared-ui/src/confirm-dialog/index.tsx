import { useId, type ReactNode } from 'react';
import { Button, type ButtonVariant } from '../button';
import { Dialog } from '../dialog';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** The way back, and what is done. */
  readonly cancel: string;
  readonly action: string;
  /** How the button looks that does it. */
  readonly look?: { readonly variant?: ButtonVariant; readonly icon?: ReactNode };
  /** While it is being done the dialog stays. */
  readonly isRunning: boolean;
  /** Does it. Left out where the content is a form, which gets the id that the button sends. */
  readonly onConfirm?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode | ((formId: string) => ReactNode);
}

/** A dialog that does one thing on the server, or leads back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, cancel, action, look, isRunning, onConfirm, onClose, children } = props;
  const formId = useId();
  const close = () => {
    if (!isRunning) onClose();
  };
  const press = onConfirm ? { onClick: onConfirm } : ({ type: 'submit', form: formId } as const);
  return (
    <Dialog
      open={open}
      title={title}
      onClose={close}
      footer={
        <>
          <Button variant="text" onClick={close}>
            {cancel}
          </Button>
          <Button {...look} {...press} loading={isRunning}>
            {action}
          </Button>
        </>
      }
    >
      {typeof children === 'function' ? children(formId) : children}
    </Dialog>
  );
}
