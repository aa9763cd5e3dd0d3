import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { IsoDay } from 'shared-domain/schedule';
import { Button, IconButton } from 'shared-ui/button';
import { Segmented } from 'shared-ui/field';
import styles from './agenda-bar.module.css';
import { copy } from './copy';
import type { AgendaView } from './use-agenda-address';
import { weekOf } from './weeks';

interface AgendaBarProps {
  readonly view: AgendaView;
  readonly day: IsoDay;
  readonly narrow: boolean;
  /** How many consultations and free times are shown; null until they are known. */
  readonly counts: { readonly consultations: number; readonly free: number } | null;
  readonly onToday: () => void;
  /** One week or day earlier (-1) or later (1). */
  readonly onStep: (direction: -1 | 1) => void;
  readonly onView: (view: AgendaView) => void;
}

/** Which week or day is shown, and the way to others. */
export function AgendaBar({ view, day, narrow, counts, onToday, onStep, onView }: AgendaBarProps) {
  const step = narrow ? 'week' : view;
  const week = weekOf(day);
  const [first, last] = [week[0] as IsoDay, week[6] as IsoDay];
  return (
    <div className={styles.bar}>
      <Button variant={narrow ? 'text' : 'outline'} className={styles.today} onClick={onToday}>
        {copy.today}
      </Button>
      <span className={styles.arrows}>
        <IconButton
          label={copy.previous[step]}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => onStep(-1)}
        />
        <IconButton
          label={copy.next[step]}
          icon={<ChevronRight aria-hidden="true" />}
          onClick={() => onStep(1)}
        />
      </span>
      <h2 className={styles.title} aria-live="polite">
        {narrow ? copy.monthOf(day) : view === 'week' ? copy.days(first, last) : copy.fullDay(day)}
      </h2>
      {!narrow && (
        <>
          <p className={styles.counts}>{counts && copy.counts(counts.consultations, counts.free)}</p>
          <Segmented
            label={copy.view}
            options={[
              { value: 'day', label: copy.day },
              { value: 'week', label: copy.week },
            ]}
            value={view}
            onValueChange={onView}
            className={styles.view}
          />
        </>
      )}
    </div>
  );
}
