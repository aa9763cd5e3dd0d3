import { useId } from 'react';
import { dayOf, formatDayMonth } from 'shared-domain/schedule';
import styles from './cancel-dialog.module.css';
import { seriesCopy } from './series-copy';
import type { Following } from './use-following';

const words = seriesCopy.cancel;

/** What is cancelled: this date of a series, or all that come after it, too. */
export type Scope = 'one' | 'following';

interface CancelScopeProps {
  readonly following: Following;
  readonly timeZone: string;
  readonly value: Scope;
  readonly onChange: (scope: Scope) => void;
}

/** Whether the following dates of the series are cancelled, too. */
export function CancelScope({ following, timeZone, value, onChange }: CancelScopeProps) {
  const name = useId();
  const { starts, later } = following;
  const options = [
    { scope: 'one', label: words.one, detail: null },
    {
      scope: 'following',
      label: words.following(starts.length + later),
      detail: words.days(
        starts.map((start) => formatDayMonth(dayOf(start, timeZone))),
        later,
      ),
    },
  ] as const;
  return (
    <fieldset className={styles.scope}>
      <legend>{words.scope}</legend>
      {options.map(({ scope, label, detail }) => (
        <label key={scope}>
          <input
            type="radio"
            name={name}
            value={scope}
            checked={value === scope}
            onChange={() => onChange(scope)}
          />
          <span>
            {label}
            {detail && <small>{detail}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
