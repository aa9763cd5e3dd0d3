import type { ComponentProps, ReactNode } from 'react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { classNames } from '../class-names';
import { useFieldControl, type FieldState } from './field-context';
import styles from './field.module.css';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'style' | 'size'> {
  /** A lucide icon at the start. */
  readonly icon?: ReactNode;
  /** A unit or a button at the end. */
  readonly end?: ReactNode;
  /** Tabular digits: documents, phones, codes. */
  readonly figures?: boolean | undefined;
}

const SIGNS: Record<FieldState, ReactNode> = {
  plain: null,
  ok: <CircleCheck className={styles.sign} aria-hidden="true" />,
  error: <CircleAlert className={styles.sign} aria-hidden="true" />,
};

/** A one-line input. Inside a `Field` it is wired to label, hint and error. */
export function TextInput({ icon, end, figures, className, ...rest }: TextInputProps) {
  const { state, ...wiring } = useFieldControl();
  return (
    <span className={classNames(styles.box, styles[state], className)}>
      {icon}
      <input {...wiring} {...rest} className={figures ? styles.figures : undefined} />
      {SIGNS[state]}
      {end}
    </span>
  );
}
