import { dayOf, formatDayMonth } from 'shared-domain/schedule';
import { useServerClock } from 'shared-data/server-clock';
import { Button, ButtonLink } from 'shared-ui/button';
import { classNames } from 'shared-ui/class-names';
import { DeviceTime } from 'shared-ui/device-time';
import { StatusBadge } from 'shared-ui/status-badge';
import { JoinConsultation } from '../../parts/join-consultation';
import { PayButton } from '../../parts/pay-button';
import { focusCard } from '../card-focus';
import { shortMoment } from '../short-moment';
import type { Proposal } from '../use-proposals';
import { copy } from './copy';
import { canPay, mayRestore, stateOf } from './date-state';
import type { BookedDate, RunningSeries, SeriesDate } from './running-series';
import styles from './series-card.module.css';
import { SeriesMenu } from './series-menu';
import { useRestoreDate } from './use-restore-date';

interface SeriesRowProps {
  readonly series: RunningSeries;
  readonly date: SeriesDate;
  /** The first one that takes place: it has the button to enter. */
  readonly isNext: boolean;
  /** An open proposal of another time. */
  readonly proposal: Proposal | undefined;
  readonly suspended: boolean;
}

/** One date of a series: when, its state, what to do next and a menu. */
export function SeriesRow(props: SeriesRowProps) {
  const { series, date, isNext, proposal } = props;
  const now = useServerClock().now();
  const { label, text } = stateOf(date, proposal !== undefined, now);
  const restoring = useRestoreDate(series);
  const isOff = date.state === 'off';
  const day = formatDayMonth(dayOf(date.startsAt));
  return (
    <li className={classNames(isNext && styles.next)}>
      <span className={styles.when}>
        {isOff ? <s>{shortMoment(date.startsAt)}</s> : shortMoment(date.startsAt)}
        <DeviceTime at={date.startsAt} below />
        <small>{copy.number(date.number, series.occurrences)}</small>
      </span>
      <span className={styles.state}>
        <StatusBadge label={label} />
        {text && <small>{text}</small>}
      </span>
      {date.state === 'booked' && <Actions {...props} date={date} />}
      {date.state === 'off' && series.isBookable && (
        <span className={styles.buttons}>
          {mayRestore(series, date, now) ? (
            <Button
              variant="text"
              aria-label={copy.restoreLabel(day)}
              loading={restoring.isRunning}
              onClick={() => restoring.run(date.number)}
            >
              {copy.restore}
            </Button>
          ) : (
            <ButtonLink
              variant="text"
              to={`/patient/booking/${series.professionalId}`}
              aria-label={copy.otherDayLabel(day)}
            >
              {copy.otherDay}
            </ButtonLink>
          )}
        </span>
      )}
    </li>
  );
}

function Actions({ series, date, isNext, proposal, suspended }: SeriesRowProps & { date: BookedDate }) {
  const now = useServerClock().now();
  const { consultation } = date;
  const { link, professionalName, status } = consultation;
  return (
    <span className={styles.buttons}>
      {proposal && (
        <Button
          variant="text"
          aria-label={copy.answerLabel(formatDayMonth(dayOf(date.startsAt)))}
          onClick={() => focusCard('proposta', proposal.id)}
        >
          {copy.answer}
        </Button>
      )}
      {isNext && !proposal && status === 'scheduled' && link && (
        <JoinConsultation id={consultation.id} name={professionalName} />
      )}
      {canPay(consultation, now) && <PayButton consultation={consultation} />}
      <SeriesMenu series={series} date={date} suspended={suspended} />
    </span>
  );
}
