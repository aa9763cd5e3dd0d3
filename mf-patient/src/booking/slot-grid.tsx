import { Moon, Sunrise, Sunset, type LucideIcon } from 'lucide-react';
import { timeOf, type Instant } from 'shared-domain/schedule';
import { copy } from './copy';
import styles from './slot-grid.module.css';

interface SlotGridProps {
  readonly times: readonly Instant[];
  readonly zone: string;
  readonly selected: Instant | null;
  readonly onSelect: (time: Instant) => void;
}

const PARTS: readonly { label: string; icon: LucideIcon; from: string; to: string }[] = [
  { label: copy.morning, icon: Sunrise, from: '00:00', to: '12:00' },
  { label: copy.afternoon, icon: Sunset, from: '12:00', to: '18:00' },
  { label: copy.evening, icon: Moon, from: '18:00', to: '24:00' },
];

/** The free times of a day as one radio group. */
export function SlotGrid({ times, zone, selected, onSelect }: SlotGridProps) {
  const named = times.map((startsAt) => ({ startsAt, time: timeOf(startsAt, zone) }));
  const parts = PARTS.map((part) => ({
    ...part,
    slots: named.filter(({ time }) => time >= part.from && time < part.to),
  })).filter(({ slots }) => slots.length > 0);
  return (
    <fieldset className={styles.group}>
      <legend className="visually-hidden">{copy.time}</legend>
      {parts.map(({ label, icon: Icon, slots }) => (
        <div key={label}>
          <p className={styles.half}>
            <Icon aria-hidden="true" />
            {label}
          </p>
          <div className={styles.slots}>
            {slots.map(({ startsAt, time }) => (
              <label key={startsAt} className={styles.slot}>
                <input
                  type="radio"
                  name="slot"
                  className="visually-hidden"
                  checked={startsAt === selected}
                  onChange={() => onSelect(startsAt)}
                />
                <span>{time}</span>
              </label>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
