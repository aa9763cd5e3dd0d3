import { dayOf, timeOf } from 'shared-domain/schedule';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { DateBlock } from 'shared-ui/date-block';
import { useNextConsultation } from 'shared-data/next-consultation';
import { copy } from '../copy';
import type { RoomFacts } from '../facts';
import styles from './after-page.module.css';

const words = copy.after;

const HOME = { patient: '/patient/appointments', professional: '/professional/agenda' } as const;

/** The next consultation of the two; nothing while it is unknown. */
export function NextCard({
  facts: { consultationId, role, startsAt, otherName },
}: {
  readonly facts: RoomFacts;
}) {
  const next = useNextConsultation(consultationId).data;
  if (next === undefined) return null;
  const later = next && next.startsAt > startsAt ? next : null;
  return (
    <Card as="section" aria-labelledby="proxima" className={styles.card}>
      <h2 id="proxima">{words.nextTitle}</h2>
      {later ? (
        <div className={styles.next}>
          <DateBlock day={dayOf(later.startsAt)} />
          <p>{words.next(otherName, timeOf(later.startsAt))}</p>
        </div>
      ) : (
        <p>{words.none}</p>
      )}
      <ButtonLink variant="outline" to={HOME[role]}>
        {words.see[role]}
      </ButtonLink>
    </Card>
  );
}
