import { dayOf, timeOf } from 'shared-domain/schedule';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { DateBlock } from 'shared-ui/date-block';
import { useNextConsultation } from 'shared-data/next-consultation';
import { afterCopy } from './copy';
import type { RoomFacts } from '../facts';
import { HOME } from '../room-frame';
import styles from './after-page.module.css';

const words = afterCopy;

/** The next consultation of the two after this one; nothing while it is unknown. */
export function NextCard({ facts: { consultationId, role, otherName } }: { readonly facts: RoomFacts }) {
  const next = useNextConsultation(consultationId, { isLater: true }).data;
  if (next === undefined) return null;
  return (
    <Card as="section" aria-labelledby="proxima" className={styles.card}>
      <h2 id="proxima">{words.nextTitle}</h2>
      {next ? (
        <div className={styles.next}>
          <DateBlock day={dayOf(next.startsAt)} />
          <p>{words.next(otherName, timeOf(next.startsAt))}</p>
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
