import type { ReactNode } from 'react';
import { summaryPath } from 'shared-domain/booking-path';
import { firstName } from 'shared-domain/names';
import { dayOf, formatDayMonth } from 'shared-domain/schedule';
import { useNextTimes } from 'shared-data/next-times';
import { useOwnZone } from 'shared-data/own-zone';
import { ButtonLink } from 'shared-ui/button';
import { TimeChip, TimeChips } from 'shared-ui/time-chip';
import { usePastConsultations } from '../parts/use-past-consultations';
import styles from './book-again.module.css';
import { copy } from './copy';

const SHOWN = 3;

/** Nothing is booked: next free times with the professional of the last completed consultation. */
export function BookAgain({ otherwise }: { readonly otherwise: ReactNode }) {
  const past = usePastConsultations();
  const own = useOwnZone();
  const last = past.data?.pages
    .flatMap(({ consultations }) => consultations)
    .find(({ status }) => status === 'completed');
  const next = useNextTimes(last ? [last.professionalId] : []);
  const times = last && next.data?.get(last.professionalId)?.slice(0, SHOWN);
  if (!last || !times || times.length === 0) return otherwise;
  const { professionalId, professionalName, startsAt } = last;
  return (
    <div className={styles.again}>
      <h3>{copy.againTitle(firstName(professionalName))}</h3>
      <p>
        {copy.againText(formatDayMonth(dayOf(startsAt, own.zone)))}{' '}
        {own.place !== null && copy.againZone(own.place)}
      </p>
      <TimeChips label={copy.againTimes(professionalName)}>
        {times.map((time) => (
          <TimeChip
            key={time}
            startsAt={time}
            zone={own.zone}
            now={new Date(next.dataUpdatedAt)}
            to={summaryPath(professionalId, time)}
          />
        ))}
      </TimeChips>
      <div className={styles.foot}>
        <ButtonLink variant="text" size="sm" to={`/patient/booking/${professionalId}`}>
          {copy.againMore}
        </ButtonLink>
        <ButtonLink variant="text" size="sm" to="/patient/search">
          {copy.againOther}
        </ButtonLink>
      </div>
    </div>
  );
}
