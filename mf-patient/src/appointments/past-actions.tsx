import { FileText, MessageCircle, Star, UserRoundX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { mayRenew } from 'shared-domain/consultation';
import { dayOf, formatDayMonth } from 'shared-domain/schedule';
import { useServerClock } from 'shared-data/server-clock';
import { useNavigate } from 'shared-portal/router';
import { Button, ButtonLink } from 'shared-ui/button';
import { Stars } from 'shared-ui/stars';
import { outcomeOf, reasonOf } from '../parts/outcome';
import type { PastConsultation } from '../parts/past-consultation';
import { PayButton } from '../parts/pay-button';
import { RefundLine } from '../parts/refund-line';
import { AbsenceNote } from './absence/absence-note';
import { copy as absenceCopy } from './absence/copy';
import { ReportDialog } from './absence/report-dialog';
import { useAbsence, type Absence } from './absence/use-absences';
import { useMayReport } from './absence/use-may-report';
import styles from './actions.module.css';
import { copy } from './copy';
import { MoreMenu, type MenuAction } from 'shared-ui/antd';
import { MissedLine } from './missed-line';
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
  const absence = useAbsence(id);
  const [isReporting, setReporting] = useState(false);
  const canReport = useMayReport(consultation);
  const again = <AgainLink consultation={consultation} />;
  const first = mainAction();
  return (
    <>
      <AbsenceNote consultation={consultation} className={styles.money} />
      <MissedLine consultation={consultation} />
      <RefundLine consultation={consultation} className={styles.money} />
      <div className={styles.actions}>
        <span className={styles.hint}>{outcome(consultation, absence)}</span>
        <span className={styles.buttons}>
          {first || canReport ? (
            <>
              {again}
              {first}
              <PastMenu
                consultation={consultation}
                onDetails={() => details.open(id)}
                onReport={canReport ? () => setReporting(true) : null}
              />
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
      {isReporting && <ReportDialog consultation={consultation} onClose={() => setReporting(false)} />}
    </>
  );

  /** Rating it, or paying after the code expired; null: nothing is open. */
  function mainAction(): ReactNode {
    if (status === 'completed' && !review && !isContested(absence))
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

/** Reported, and not decided for the professional. */
const isContested = (absence: Absence | null | undefined): absence is Absence =>
  Boolean(absence) && absence?.outcome !== 'pay';

/** The rating, or why there is none; where a refund is is said above it. */
function outcome(consultation: PastConsultation, absence: Absence | null | undefined): ReactNode {
  const { review, status, isRefundDue, refundedAt } = consultation;
  if (isContested(absence)) return absence.outcome === 'refund' ? absenceCopy.confirmed : absenceCopy.ended;
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
  onReport,
}: Pick<PastActionsProps, 'consultation'> & { onDetails: () => void; onReport: (() => void) | null }) {
  const { id, professionalName, startsAt } = consultation;
  const navigate = useNavigate();
  const report: MenuAction | null = onReport && {
    key: 'absence',
    icon: <UserRoundX aria-hidden="true" />,
    text: absenceCopy.menu,
    onSelect: onReport,
  };
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
        ...(report ? [report] : []),
      ]}
    />
  );
}
