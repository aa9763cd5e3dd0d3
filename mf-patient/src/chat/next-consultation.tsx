import type { Conversation } from 'shared-data/conversation';
import { hasBegun } from 'shared-domain/consultation';
import { dayOf, CONSULTATION_MINUTES, timeOf } from 'shared-domain/schedule';
import { useServerClock } from 'shared-data/server-clock';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { DateBlock } from 'shared-ui/date-block';
import { DeviceTime } from 'shared-ui/device-time';
import { RemoteView } from 'shared-ui/remote-view';
import { Skeleton } from 'shared-ui/skeleton';
import { JoinConsultation } from '../parts/join-consultation';
import { copy } from './copy';
import styles from './next-consultation.module.css';
import type { useNextConsultation } from 'shared-data/next-consultation';

interface NextConsultationProps {
  readonly conversation: Conversation;
  readonly consultation: ReturnType<typeof useNextConsultation>;
}

/** The next consultation of the two participants, with its link. */
export function NextConsultation({ conversation, consultation }: NextConsultationProps) {
  const { side, status, professionalId, otherName, listed, obstacle } = conversation;
  const isUnpaid = status === 'pending';
  const now = useServerClock().now();
  const isRunning = Boolean(consultation.data && hasBegun(consultation.data, now));
  return (
    <Card as="section" tone="tint" className={styles.card}>
      <h2>{isRunning ? copy.runningConsultation : copy.nextConsultation}</h2>
      <RemoteView
        query={consultation}
        skeleton={<Skeleton width="100%" height="4.5rem" shape="block" />}
        failureText={copy.consultationFailedText}
        level={3}
        isEmpty={(next) => next === null}
        empty={
          <div className={styles.none}>
            <p>{isUnpaid ? copy.unpaidConsultation : copy.noConsultation}</p>
            {/* A conversation that is closed says so itself. */}
            {side === 'patient' && listed && obstacle === null && (
              <ButtonLink variant="outline" block to={`/patient/booking/${professionalId}`}>
                {copy.book}
              </ButtonLink>
            )}
          </div>
        }
      >
        {(next) =>
          next && (
            <div className={styles.consultation}>
              <DateBlock day={dayOf(next.startsAt)} className={styles.date} />
              <div>
                <strong>{timeOf(next.startsAt)}</strong>
                <DeviceTime at={next.startsAt} below />
                <p>{copy.byVideo(CONSULTATION_MINUTES)}</p>
              </div>
              {next.link && <JoinConsultation block id={next.id} name={otherName} className={styles.enter} />}
            </div>
          )
        }
      </RemoteView>
    </Card>
  );
}
