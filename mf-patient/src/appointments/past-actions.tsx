import { mayRenew } from 'shared-domain/consultation';
import { dayOf, formatDayMonth } from 'shared-domain/schedule';
import { ButtonLink } from 'shared-ui/button';
import { useServerClock } from 'shared-data/server-clock';
import { Stars } from 'shared-ui/stars';
import type { PastConsultation } from '../parts/past-consultation';
import { outcomeOf } from '../parts/outcome';
import { PayButton } from '../parts/pay-button';
import styles from './actions.module.css';
import { copy } from './copy';
import { DetailsButton } from './details-button';

interface PastActionsProps {
  readonly consultation: PastConsultation;
  readonly onPay: (consultationId: string) => void;
}

/**
 * Rating or outcome of a past consultation, and its actions: details, rebook, rate, or pay after the code
 * expired.
 */
export function PastActions({ consultation, onPay }: PastActionsProps) {
  const { id, professionalId, professionalName, startsAt, status, cancelledBy, review } = consultation;
  const day = formatDayMonth(dayOf(startsAt));
  const now = useServerClock().now();
  return (
    <div className={styles.actions}>
      <span className={styles.hint}>
        {review ? (
          <>
            <Stars value={review.rating} />
            {copy.rated(review.rating)}
          </>
        ) : (
          (outcomeOf(consultation) ?? (status === 'completed' ? copy.notRated : copy.ended))
        )}
      </span>
      <span className={styles.buttons}>
        {status === 'completed' && !review && (
          <ButtonLink
            variant="primary"
            className={styles.rate}
            to={`/feedback?consultation=${id}`}
            aria-label={copy.rateLabel(professionalName, day)}
          >
            {copy.rate}
          </ButtonLink>
        )}
        {mayRenew(consultation, now) && <PayButton name={professionalName} onClick={() => onPay(id)} />}
        <DetailsButton consultation={consultation} />
        {cancelledBy !== 'platform' && (
          <ButtonLink
            variant="outline"
            to={`/patient/booking/${professionalId}`}
            aria-label={copy.againLabel(professionalName)}
          >
            {copy.again}
          </ButtonLink>
        )}
      </span>
    </div>
  );
}
