import { useId } from 'react';
import { timeOf, type IsoDay } from 'shared-domain/schedule';
import { ButtonLink } from 'shared-ui/button';
import { CalendarPlus } from 'lucide-react';
import { Panel } from 'shared-ui/panel';
import { minutesOf, timeAt } from '../parts/clock-time';
import { copy } from './copy';
import { countOf, hoursOn } from './day-items';
import { DayListItem } from './day-list-item';
import styles from './day-list.module.css';
import { rowsOf } from './day-rows';
import type { BoardProps } from './board';

/** One day as a list. */
export function DayList({ day, ...board }: BoardProps & { readonly day: IsoDay }) {
  const { agenda, now, readOnly } = board;
  const titleId = useId();
  const nowTime = timeOf(now, agenda.timeZone);
  const rows = rowsOf(agenda, day, day === agenda.today ? minutesOf(nowTime) : null);
  const counts = countOf(agenda, [day]);
  const isClosed = hoursOn(agenda, day).length === 0;
  if (rows.length === 0)
    return (
      <Panel
        title={copy.dayTitle(day, agenda.today)}
        text={isClosed ? copy.closedDay : copy.emptyDay}
        actions={
          isClosed &&
          !readOnly && (
            <ButtonLink
              variant="outline"
              to="/professional/agenda/horarios"
              icon={<CalendarPlus aria-hidden="true" />}
            >
              {copy.openExtra}
            </ButtonLink>
          )
        }
      />
    );
  return (
    <section aria-labelledby={titleId} className={styles.day}>
      <div className={styles.head}>
        <h3 id={titleId}>{copy.dayTitle(day, agenda.today)}</h3>
        <p>{copy.counts(counts.consultations, counts.free)}</p>
      </div>
      <ol className={styles.list}>
        {rows.map((row) => {
          switch (row.kind) {
            case 'now':
              return (
                <li key="now" className={styles.now}>
                  <span className="visually-hidden">{copy.now}</span>
                  <time>{nowTime}</time>
                  <i aria-hidden="true" />
                </li>
              );
            case 'pause':
              return (
                <li key={`pause ${row.from}`} className={styles.pause}>
                  <span>{copy.pause(timeAt(row.from), timeAt(row.to))}</span>
                </li>
              );
            case 'item':
              return (
                <DayListItem
                  key={`${row.item.kind} ${row.item.from} ${row.item.to}`}
                  {...board}
                  day={day}
                  item={row.item}
                />
              );
          }
        })}
      </ol>
    </section>
  );
}
