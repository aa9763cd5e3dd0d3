import { CircleAlert, Info } from 'lucide-react';
import { classNames } from 'shared-ui/class-names';
import { copy } from './copy';
import styles from './range-help.module.css';
import { leftoverOf, type RangeFault, type TimeRange } from './ranges';

interface RangeHelpProps {
  readonly id: string;
  readonly ranges: readonly TimeRange[];
  readonly fault: RangeFault | null;
  readonly breakMinutes: number;
}

/** What is wrong with a day's ranges, else what is left of them. */
export function RangeHelp({ id, ranges, fault, breakMinutes }: RangeHelpProps) {
  const lines = fault
    ? [copy.fault(fault)]
    : ranges.flatMap((range) => {
        const leftover = leftoverOf(range, breakMinutes);
        return leftover ? [copy.week.leftover(leftover)] : [];
      });
  return (
    <div id={id} aria-live="polite" className={styles.help}>
      {lines.map((line) => (
        <p key={line} className={classNames(fault && styles.error)}>
          {fault ? <CircleAlert aria-hidden="true" /> : <Info aria-hidden="true" />}
          {line}
        </p>
      ))}
    </div>
  );
}
