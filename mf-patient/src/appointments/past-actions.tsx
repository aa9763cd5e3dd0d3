import { FileText, MessageCircle, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { mayRenew } from 'shared-domain/consultation';
import { dayOf, formatDayMonth } from 'shared-domain/schedule';
import { useServerClock } from 'shared-data/server-clock';
import { useNavigate } from 'shared-portal/router';
import { Button, ButtonLink } from 'shared-ui/button';
import { Stars } from 'shared-ui/stars';
import { outcomeOf, reasonOf } from '../parts/outcome';
import type { PastConsultation } from '../parts/past-consultation';
import { PayButton } from '../parts/pay-button';
import styles from './actions.module.css';
import { copy } from './copy';
import { MoreMenu } from 'shared-ui/antd';
import { RefundLine } from './refund-line';
import { useDetails } from './use-details';

interface PastActionsProps {
  readonly consultation: PastConsultation;
}

/**
 * Rating or outcome of a past consultation, and its actions: at most two buttons, the others in the menu.
 */
export function PastActions({ consultation }: PastActionsProps) {
  const { id, professionalName, startsAt, status, review } = consultation;
  const day = formatDayMonth(dayOf(startsAt));
  const now = useServerClock().now();
  const details = useDetails();
  const again = <AgainLink consultation={consultation} />;
  const first = mainAction();
  return (
    <>
      <RefundLine consultation={consultation} />
      <div className={styles.actions}>
        <span className={styles.hint}>{outcome(consultation)}</span>
        <span className={styles.buttons}>
          {first ? (
            <>
              {again}
              {first}
              <PastMenu consultation={consultation} onDetails={() => details.open(id)} />
            </>
          ) : (
            <>
              <Button
                variant="outline"
                aria-label={copy.detailsLabel(professionalName, day)}
                onClick={() => details.open(id)}
              >
                {copy.details}
              </Button>
              {again}
            </>
          )}
        </span>
      </div>
    </>
  );

  /** Rating it, or paying after the code expired; null: nothing is open. */
  function mainAction(): ReactNode {
    if (status === 'completed' && !review)
      return (
        <ButtonLink
          variant="primary"
          icon={<Star aria-hidden="true" />}
          to={`/feedback?consultation=${id}`}
          aria-label={copy.rateLabel(professionalName, day)}
        >
          {copy.rate}
        </ButtonLink>
      );
    return mayRenew(consultation, now) ? <PayButton consultation={consultation} /> : null;
  }
}

/** The rating, or why there is none; where a refund is is said above it. */
function outcome(consultation: PastConsultation): ReactNode {
  const { review, status, isRefundDue, refundedAt } = consultation;
  if (review)
    return (
      <>
        <Stars value={review.rating} />
        {copy.rated(review.rating)}
      </>
    );
  const why = isRefundDue || refundedAt ? reasonOf(consultation) : outcomeOf(consultation);
  return why ?? (status === 'completed' ? copy.notRated : copy.ended);
}

/** Books again with the same professional. */
function AgainLink({ consultation }: Pick<PastActionsProps, 'consultation'>) {
  const { professionalId, professionalName, cancelledBy } = consultation;
  if (cancelledBy === 'platform') return null;
  return (
    <ButtonLink
      variant="outline"
      to={`/patient/booking/${professionalId}`}
      aria-label={copy.againLabel(professionalName)}
    >
      {copy.again}
    </ButtonLink>
  );
}

function PastMenu({
  consultation,
  onDetails,
}: Pick<PastActionsProps, 'consultation'> & { onDetails: () => void }) {
  const { id, professionalName, startsAt } = consultation;
  const navigate = useNavigate();
  return (
    <MoreMenu
      label={copy.moreLabel(professionalName, formatDayMonth(dayOf(startsAt)))}
      actions={[
        { key: 'details', icon: <FileText aria-hidden="true" />, text: copy.details, onSelect: onDetails },
        {
          key: 'chat',
          icon: <MessageCircle aria-hidden="true" />,
          text: copy.chat,
          onSelect: () => void navigate(`/chat/${id}`),
        },
      ]}
    />
  );
}
