import { summaryPath } from 'shared-domain/booking-path';
import { dayOf, timeOf } from 'shared-domain/schedule';
import { useNextConsultation } from 'shared-data/next-consultation';
import { useNextTimes } from 'shared-data/next-times';
import { useOwnZone } from 'shared-data/own-zone';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { DateBlock } from 'shared-ui/date-block';
import { TimeChip, TimeChips } from 'shared-ui/time-chip';
import { afterCopy } from './copy';
import type { RoomFacts } from '../facts';
import { HOME } from '../room-frame';
import styles from './after-page.module.css';

const words = afterCopy;
const SHOWN = 3;

/** The next consultation of the two after this one; nothing while it is unknown. */
export function NextCard({ facts }: { readonly facts: RoomFacts }) {
  const { consultationId, role, otherName, otherId } = facts;
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
      {!next && role === 'patient' && otherId !== null && <NextTimes id={otherId} name={otherName} />}
      <ButtonLink variant="outline" to={HOME[role]}>
        {words.see[role]}
      </ButtonLink>
    </Card>
  );
}

/** Free times of the professional; nothing where there are none. */
function NextTimes({ id, name }: { readonly id: string; readonly name: string }) {
  const own = useOwnZone();
  const next = useNextTimes([id]);
  const times = next.data?.get(id)?.slice(0, SHOWN) ?? [];
  if (times.length === 0) return null;
  return (
    <>
      <p>
        {words.goOn(name)} {own.place !== null && words.zone(own.place)}
      </p>
      <div className={styles.times}>
        <TimeChips label={words.times(name)}>
          {times.map((time) => (
            <TimeChip
              key={time}
              startsAt={time}
              zone={own.zone}
              now={new Date(next.dataUpdatedAt)}
              to={summaryPath(id, time)}
            />
          ))}
        </TimeChips>
      </div>
    </>
  );
}
