import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../button';
import { Dialog } from './dialog';

export interface ActionDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** The button that closes the dialog. Default "Voltar"; "Cancelar" cancels a consultation or an upload. */
  readonly cancel?: string | undefined;
  /** The action button; undefined while there is no action. */
  readonly action?: string | undefined;
  readonly look?:
    { readonly variant?: ButtonVariant; readonly icon?: ReactNode; readonly disabled?: boolean } | undefined;
  /** For two columns. Default: false. */
  readonly wide?: boolean | undefined;
  /** Keeps the dialog open while true. */
  readonly isRunning: boolean;
  readonly onClose: () => void;
}

interface Press {
  readonly press: { readonly onClick: () => void } | { readonly type: 'submit'; readonly form: string };
  readonly children: ReactNode;
}

/** A dialog with one action and a cancel button. */
export function ActionDialog(props: ActionDialogProps & Press) {
  const { open, title, cancel = 'Voltar', action, look, wide, isRunning, press, children } = props;
  const close = () => {
    if (!isRunning) props.onClose();
  };
  return (
    <Dialog
      open={open}
      title={title}
      wide={wide}
      onClose={close}
      footer={
        <>
          <Button variant="text" onClick={close}>
            {cancel}
          </Button>
          {action !== undefined && (
            <Button {...look} {...press} loading={isRunning}>
              {action}
            </Button>
          )}
        </>
      }
    >
      {children}
    </Dialog>
  );
}
