import type { ReactNode } from 'react';
import { ActionDialog, type ActionDialogProps } from '../dialog/action-dialog';

export interface ConfirmDialogProps extends ActionDialogProps {
  readonly onConfirm: () => void;
  readonly children: ReactNode;
}

/** Asks for confirmation before a write. */
export function ConfirmDialog({ onConfirm, children, ...dialog }: ConfirmDialogProps) {
  return (
    <ActionDialog {...dialog} press={{ onClick: onConfirm }}>
      {children}
    </ActionDialog>
  );
}
