import { useId } from 'react';
import { ActionDialog, type ActionDialogProps } from '../dialog/action-dialog';
import { Form, type FormProps } from '../form/form';
import styles from './form-dialog.module.css';

export type FormDialogProps<Draft extends object> = Omit<ActionDialogProps, 'open'> &
  Pick<FormProps<Draft>, 'form' | 'onSubmit' | 'onFaults' | 'children'>;

/** A dialog around a form. Render it only while open: its state starts fresh each time. */
export function FormDialog<Draft extends object>(props: FormDialogProps<Draft>) {
  const { form, onSubmit, onFaults, children, ...dialog } = props;
  const id = useId();
  return (
    <ActionDialog {...dialog} open press={{ type: 'submit', form: id }}>
      <Form id={id} form={form} className={styles.form} onSubmit={onSubmit} {...(onFaults && { onFaults })}>
        {children}
      </Form>
    </ActionDialog>
  );
}
