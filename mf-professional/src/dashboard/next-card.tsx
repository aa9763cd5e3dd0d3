import { Video } from 'lucide-react';
import { hasBegun, nextConfirmed } from 'shared-domain/consultation';
import { dayOf, spokenDay, timeOf } from 'shared-domain/schedule';
import { useOwnZone } from 'shared-data/own-zone';
import { Avatar } from 'shared-ui/avatar';
import { ButtonAnchor } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { copy } from './copy';
import styles from './next-card.module.css';
import type { Consultation, ConsultationsQuery } from './use-consultations';

const words = copy.next;

interface NextCardProps {
  readonly query: ConsultationsQuery;
  readonly now: Date;
}

/** The next confirmed consultation, with the page's only filled button. */
export function NextCard({ query, now }: NextCardProps) {
  // The list of consultations reports it.
  if (query.isError && !query.data) return null;
  return (
    <RemoteView query={query} skeleton={<SkeletonCard lines={2} />} failureText={copy.failedText}>
      {({ upcoming }) => {
        const next = nextConfirmed(upcoming, now);
        return next ? (
          <Next consultation={next} now={now} />
        ) : (
          <Card as="section" tone="tint" className={styles.card}>
            <div>
              <p className={styles.eyebrow}>{words.today}</p>
              <h2>{words.none}</h2>
              <p className={styles.text}>
                {upcoming.length > 0 ? copy.unpaidConsultation : copy.noConsultation}
              </p>
            </div>
          </Card>
        );
      }}
    </RemoteView>
  );
}

function Next({ consultation, now }: { readonly consultation: Consultation; readonly now: Date }) {
  const { patientName, startsAt, endsAt, link } = consultation;
  const { zone } = useOwnZone();
  return (
    <Card as="section" tone="tint" className={styles.card}>
      <Avatar name={patientName} size="lg" />
      <div>
        <p className={styles.eyebrow}>{whenOf(startsAt, now, zone)}</p>
        <h2>{patientName}</h2>
        <p className={styles.text}>{words.hours(timeOf(startsAt, zone), timeOf(endsAt, zone))}</p>
      </div>
      {link && (
        <ButtonAnchor
          href={link}
          target="_blank"
          rel="noreferrer"
          icon={<Video aria-hidden="true" />}
          className={styles.start}
          aria-label={copy.startLabel(patientName)}
        >
          {copy.start}
        </ButtonAnchor>
      )}
    </Card>
  );
}

const MINUTE_MS = 60_000;

/** "Agora", "Próxima sessão, em 8 minutos" within an hour, else with the day. */
function whenOf(startsAt: string, now: Date, zone: string): string {
  if (hasBegun({ startsAt }, now)) return words.now;
  const minutes = Math.ceil((Date.parse(startsAt) - now.getTime()) / MINUTE_MS);
  return minutes <= 60 ? words.soon(minutes) : words.on(spokenDay(dayOf(startsAt, zone), now, zone));
}
