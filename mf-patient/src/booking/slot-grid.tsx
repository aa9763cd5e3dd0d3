import { Sunrise, Sunset, type LucideIcon } from 'lucide-react';
import { SLOT_TIMES, type SlotTime } from 'shared-domain/schedule';
import { copy } from './copy';
import styles from './slot-grid.module.css';

interface SlotGridProps {
  readonly taken: ReadonlySet<string>;
  readonly selected: SlotTime | null;
  readonly onSelect: (time: SlotTime) => void;
}

const HALVES: readonly { label: string; icon: LucideIcon; times: readonly SlotTime[] }[] = [
  { label: copy.morning, icon: Sunrise, times: SLOT_TIMES.filter((time) => time < '12:00') },
  { label: copy.afternoon, icon: Sunset, times: SLOT_TIMES.filter((time) => time >= '12:00') },
];

/** The day's fixed slots as one radio group; taken ones are struck through and disabled. */
export function SlotGrid({ taken, selected, onSelect }: SlotGridProps) {
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{copy.time}</legend>
      {HALVES.map(({ label, icon: Icon, times }) => (
        <div key={label}>
          <p className={styles.half}>
            <Icon aria-hidden="true" />
            {label}
          </p>
          <div className={styles.slots}>
            {times.map((time) => (
              <label key={time} className={styles.slot}>
                <input
                  type="radio"
                  name="slot"
                  className="visually-hidden"
                  checked={time === selected}
                  disabled={taken.has(time)}
                  onChange={() => onSelect(time)}
                />
                <span>
                  {time}
                  {taken.has(time) && <span className="visually-hidden"> {copy.taken}</span>}
                </span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
