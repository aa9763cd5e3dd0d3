import { useId } from 'react';
import { unbroken } from '../unbroken';
import styles from './switch-row.module.css';

export interface SwitchRowProps {
  readonly name: string;
  readonly hint: string;
  readonly checked: boolean;
  /** A choice is being saved. */
  readonly busy?: boolean | undefined;
  /** Shown, but cannot be changed. */
  readonly disabled?: boolean | undefined;
  readonly onChange?: (checked: boolean) => void;
}

/** A switch at the end of its name and explanation; the whole row changes it. */
export function SwitchRow({ name, hint, checked, busy, disabled, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      <span>
        <b id={id}>{name}</b>
        <small id={`${id}-hint`}>{unbroken(hint)}</small>
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        aria-busy={busy || undefined}
        disabled={disabled}
        checked={checked}
        onChange={(event) => {
          if (!busy) onChange?.(event.target.checked);
        }}
      />
    </label>
  );
}
