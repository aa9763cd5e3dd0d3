import type { ComponentProps, ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { classNames } from '../class-names';
import { useFieldControl } from './field-context';
import styles from './field.module.css';

export interface SelectProps extends Omit<ComponentProps<'select'>, 'style' | 'size' | 'multiple'> {
  /** A lucide icon at the start. */
  readonly icon?: ReactNode;
}

/** A styled native select for pages without antd, with `<option>` children. */
export function Select({ icon, className, children, ...rest }: SelectProps) {
  const { state, ...wiring } = useFieldControl();
  return (
    <span className={classNames(styles.box, styles[state], className)}>
      {icon}
      <select {...wiring} {...rest}>
        {children}
      </select>
      <ChevronDown className={styles.caret} aria-hidden="true" />
    </span>
  );
}
