import { Plus } from 'lucide-react';
import { useId } from 'react';
import { Switch } from 'shared-ui/antd';
import { IconButton } from 'shared-ui/button';
import { CopyDay } from './copy-day';
import { copy } from './copy';
import { RangeFields } from './range-fields';
import { RangeHelp } from './range-help';
import { MAX_RANGES, rangeFault, rangeToAdd, startsOf, type TimeRange } from './ranges';
import styles from './weekday-row.module.css';

const words = copy.week;

interface WeekdayRowProps {
  /** 0 for Monday. */
  readonly day: number;
  readonly ranges: readonly TimeRange[];
  readonly breakMinutes: number;
  readonly readOnly: boolean;
  readonly onSwitch: (open: boolean) => void;
  readonly onChange: (ranges: readonly TimeRange[]) => void;
  readonly onCopy: (days: readonly number[]) => void;
}

/** One weekday: whether the professional attends, and when. */
export function WeekdayRow(props: WeekdayRowProps) {
  const { day, ranges, breakMinutes, readOnly, onSwitch, onChange, onCopy } = props;
  const id = useId();
  const name = words.days[day] ?? '';
  const isOpen = ranges.length > 0;
  const fault = rangeFault(ranges);
  const added = rangeToAdd(ranges);
  const summary = () => {
    if (!isOpen) return words.closed;
    return fault ? words.faulty : words.starts(startsOf(ranges, breakMinutes).length);
  };
  return (
    <li className={styles.day} aria-labelledby={`${id}-name`}>
      <div className={styles.name}>
        <Switch
          id={`${id}-switch`}
          checked={isOpen}
          labelledBy={`${id}-name`}
          describedBy={`${id}-summary`}
          disabled={readOnly}
          onChange={onSwitch}
        />
        <label htmlFor={`${id}-switch`}>
          <strong id={`${id}-name`}>{name}</strong>
          <small id={`${id}-summary`}>{summary()}</small>
        </label>
      </div>
      {isOpen && (
        <>
          <div className={styles.ranges}>
            {ranges.map((range, place) => (
              <RangeFields
                key={place}
                range={range}
                place={place}
                fault={fault}
                describedBy={`${id}-help`}
                labels={{
                  from: words.from(name, place + 1),
                  to: words.to(name, place + 1),
                  remove: words.remove(name, range.from, range.to),
                }}
                readOnly={readOnly}
                onChange={(changed) => onChange(ranges.with(place, changed))}
                onRemove={readOnly ? undefined : () => onChange(ranges.filter((_, at) => at !== place))}
              />
            ))}
            <RangeHelp id={`${id}-help`} ranges={ranges} fault={fault} breakMinutes={breakMinutes} />
          </div>
          {!readOnly && (
            <div className={styles.actions}>
              {ranges.length < MAX_RANGES && added && (
                <IconButton
                  label={words.add(name)}
                  icon={<Plus aria-hidden="true" />}
                  onClick={() => onChange([...ranges, added])}
                />
              )}
              <CopyDay day={day} onCopy={onCopy} />
            </div>
          )}
        </>
      )}
    </li>
  );
}
