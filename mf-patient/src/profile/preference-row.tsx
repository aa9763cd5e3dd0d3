import { useId, useState } from 'react';
import { unbroken } from 'shared-ui/unbroken';
import type { ProfileChange } from '../parts/profile';
import { useSaveProfile } from '../parts/use-profile';
import styles from './preference-row.module.css';

interface PreferenceRowProps {
  readonly name: string;
  readonly hint: string;
  readonly on: boolean;
  readonly changeTo: (on: boolean) => ProfileChange;
}

/** A switch that updates optimistically and reverts when saving fails. */
export function PreferenceRow({ name, hint, on, changeTo }: PreferenceRowProps) {
  const [wanted, setWanted] = useState(on);
  const save = useSaveProfile();
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
        aria-busy={save.isRunning || undefined}
        checked={save.isRunning ? wanted : on}
        onChange={(event) => {
          if (save.isRunning) return;
          setWanted(event.target.checked);
          save.run(changeTo(event.target.checked));
        }}
      />
    </label>
  );
}
