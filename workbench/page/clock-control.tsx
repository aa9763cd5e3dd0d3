import { useState, type SubmitEvent } from 'react';
import { copy } from './copy';
import { instantOfLocal, addDuration, localTimeOf } from './local-time';
import styles from './workbench.module.css';

interface ClockControlProps {
  /** Fixed time as UTC ISO instant; null: the clocks run. */
  readonly now: string | null;
  readonly onChange: (now: string | null) => void;
}

/** Sets all clocks, in São Paulo's time. */
export function ClockControl({ now, onChange }: ClockControlProps) {
  const [text, setText] = useState(localTimeOf(now ?? new Date().toISOString()));
  const setClock = (event: SubmitEvent) => {
    event.preventDefault();
    onChange(instantOfLocal(text));
  };
  return (
    <form className={styles.clock} onSubmit={setClock}>
      <input
        type="datetime-local"
        aria-label={copy.clockLabel}
        value={text}
        required
        onChange={(event) => setText(event.target.value)}
      />
      {copy.later.map(({ label, minutes }) => (
        <button key={label} type="button" onClick={() => onChange(addDuration(now, minutes))}>
          {label}
        </button>
      ))}
      <button type="submit">{copy.stop}</button>
      <button type="button" disabled={now === null} onClick={() => onChange(null)}>
        {copy.resumeClock}
      </button>
    </form>
  );
}
