import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import { useFieldControl } from './field-context';
import styles from './field.module.css';

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'style'>;

/** A multi-line input. Inside a `Field` it is wired to label, hint and error. */
export function TextArea({ className, rows = 3, ...rest }: TextAreaProps) {
  const { state, ...wiring } = useFieldControl();
  return (
    <textarea
      {...wiring}
      {...rest}
      rows={rows}
      className={classNames(styles.box, styles.area, styles[state], className)}
    />
  );
}
