import { Star } from 'lucide-react';
import { dayOf, formatDayMonth } from 'shared-domain/schedule';
import { HISTORY_LABELS, labelOf, shownStatus, UNKNOWN_STATUS } from 'shared-domain/status';
import { timeInZone, useOwnZone } from 'shared-data/own-zone';
import { AgendaItem } from 'shared-ui/agenda-item';
import { AgendaSkeleton } from 'shared-ui/agenda-skeleton';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { Stars } from 'shared-ui/stars';
import type { PastConsultation } from '../parts/past-consultation';
import { usePastConsultations } from '../parts/use-past-consultations';
import { copy } from './copy';
import styles from './next-consultations.module.css';

const SHOWN = 3;

/** The latest past consultations; completed ones ask for a rating. */
export function PastConsultations() {
  const past = usePastConsultations();
  return (
    <Card as="section" aria-label={copy.history}>
      <div className={styles.head}>
        <h2>{copy.history}</h2>
        <ButtonLink variant="text" size="sm" to="/patient/historico">
          {copy.allPast}
        </ButtonLink>
      </div>
      <RemoteView
        query={past}
        skeleton={<AgendaSkeleton />}
        level={3}
        failureText={copy.pastFailedText}
        isEmpty={(found) => found.pages.every((page) => page.consultations.length === 0)}
        empty={<EmptyPanel level={3} title={copy.pastEmptyTitle} text={copy.pastEmptyText} />}
      >
        {(found) => (
          <ul className={styles.list}>
            {found.pages
              .flatMap((page) => page.consultations)
              .slice(0, SHOWN)
              .map((consultation) => (
                <PastConsultation key={consultation.id} consultation={consultation} />
              ))}
          </ul>
        )}
      </RemoteView>
    </Card>
  );
}

function PastConsultation({ consultation }: { consultation: PastConsultation }) {
  const { id, professionalName, startsAt, status, review } = consultation;
  const own = useOwnZone();
  const rate = status === 'completed' && !review && (
    <ButtonLink
      variant="outline"
      to={`/feedback?consultation=${id}`}
      icon={<Star aria-hidden="true" />}
      aria-label={copy.rateLabel(professionalName, formatDayMonth(dayOf(startsAt, own.zone)))}
    >
      {copy.rate}
    </ButtonLink>
  );
  return (
    <AgendaItem startsAt={startsAt} zone={own.zone} past name={professionalName} action={rate}>
      <p>
        {timeInZone(startsAt, own)}, {labelOf(HISTORY_LABELS, shownStatus(consultation), UNKNOWN_STATUS).text}
      </p>
      {review && <Stars value={review.rating} />}
    </AgendaItem>
  );
}
