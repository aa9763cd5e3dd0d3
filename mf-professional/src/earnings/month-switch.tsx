import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatMonthYear, type IsoDay } from 'shared-domain/schedule';
import { IconButton } from 'shared-ui/button';
import { copy } from './copy';
import styles from './month-switch.module.css';
import { capitalized, monthAfter, monthBefore } from './months';

interface MonthSwitchProps {
  readonly month: IsoDay;
  readonly onOpen: (month: IsoDay) => void;
}

/** The shown month between the ways to the ones beside it. */
export function MonthSwitch({ month, onOpen }: MonthSwitchProps) {
  return (
    <div role="group" aria-label={copy.month.label} className={styles.months}>
      <IconButton
        label={copy.month.previous}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onOpen(monthBefore(month))}
      />
      <b aria-live="polite">{capitalized(formatMonthYear(month))}</b>
      <IconButton
        label={copy.month.next}
        icon={<ChevronRight aria-hidden="true" />}
        onClick={() => onOpen(monthAfter(month))}
      />
    </div>
  );
}
