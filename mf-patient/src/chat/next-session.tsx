import { dayOf, SESSION_MINUTES, timeOf } from 'shared-domain/schedule';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { DateBlock } from 'shared-ui/date-block';
import { RemoteView } from 'shared-ui/remote-view';
import { Skeleton } from 'shared-ui/skeleton';
import { EnterSession } from '../parts/enter-session';
import type { Conversation } from './conversation';
import { copy } from './copy';
import styles from './next-session.module.css';
import type { useNextSession } from './use-next-session';

interface NextSessionProps {
  readonly conversation: Conversation;
  readonly session: ReturnType<typeof useNextSession>;
}

/** When the two meet next, and the way in. */
export function NextSession({ conversation, session }: NextSessionProps) {
  const { side, professionalId, otherName, listed } = conversation;
  return (
    <Card as="section" tone="tint" className={styles.card}>
      <h2>{copy.nextSession}</h2>
      <RemoteView
        query={session}
        skeleton={<Skeleton width="100%" height="4.5rem" shape="block" />}
        failureText={copy.sessionFailedText}
        level={3}
        isEmpty={(next) => next === null}
        empty={
          <div className={styles.none}>
            <p>{copy.noSession}</p>
            {side === 'patient' && listed && (
              <ButtonLink variant="outline" block to={`/patient/booking/${professionalId}`}>
                {copy.book}
              </ButtonLink>
            )}
          </div>
        }
      >
        {(next) =>
          next && (
            <div className={styles.session}>
              <DateBlock day={dayOf(next.startsAt)} className={styles.date} />
              <div>
                <strong>{timeOf(next.startsAt)}</strong>
                <p>{copy.byVideo(SESSION_MINUTES)}</p>
              </div>
              {next.link && <EnterSession block link={next.link} name={otherName} className={styles.enter} />}
            </div>
          )
        }
      </RemoteView>
    </Card>
  );
}
