import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { formatDayMonth, type IsoDay } from 'shared-domain/schedule';
import { IconButton } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { classNames } from 'shared-ui/class-names';
import { copy } from './copy';
import { countOf } from './day-items';
import styles from './mini-month.module.css';
import { useAgenda } from './use-agenda';
import { addMonths, firstOfMonth, mondayOf, monthOfWeek, weeksOfMonth } from './weeks';

const words = copy.mini;

interface MiniMonthProps {
  /** A day of the shown week. */
  readonly day: IsoDay;
  readonly onPick: (day: IsoDay) => void;
}

/** The month around the shown week; other months can be looked up. */
export function MiniMonth({ day: shown, onPick }: MiniMonthProps) {
  const home = monthOfWeek(shown);
  // Returns to the shown week's month when that changes.
  const [{ from, month }, setLooked] = useState({ from: home, month: home });
  const looked = from === home ? month : home;
  const agenda = useAgenda(firstOfMonth(looked)).data;
  const look = (months: number) => setLooked({ from: home, month: addMonths(looked, months) });
  return (
    <Card as="section" aria-label={words.title} className={styles.card}>
      <div className={styles.head}>
        <b aria-live="polite">{copy.monthOf(looked)}</b>
        <span>
          <IconButton
            label={words.previous}
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={() => look(-1)}
          />
          <IconButton label={words.next} icon={<ChevronRight aria-hidden="true" />} onClick={() => look(1)} />
        </span>
      </div>
      <table className={styles.month}>
        <thead>
          <tr>
            {weeksOfMonth(looked)[0]?.map((day, place) => (
              <th key={day} scope="col" abbr={copy.dayName(day).split(',')[0]}>
                {words.weekdays[place]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(looked).map((week) => (
            <tr key={week[0]} className={classNames(week[0] === mondayOf(shown) && styles.shown)}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    aria-current={day === agenda?.today ? 'date' : undefined}
                    className={classNames(
                      day.slice(0, 7) !== looked.slice(0, 7) && styles.other,
                      agenda && countOf(agenda, [day]).consultations > 0 && styles.some,
                    )}
                    onClick={() => onPick(day)}
                  >
                    <span aria-hidden="true">{Number(day.slice(8))}</span>
                    <span className="visually-hidden">{formatDayMonth(day)}</span>
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
