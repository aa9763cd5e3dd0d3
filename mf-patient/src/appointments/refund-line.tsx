import { CircleAlert, Undo2 } from 'lucide-react';
import { formatBrl } from 'shared-domain/money';
import { dayOf, formatDayMonth, timeOf } from 'shared-domain/schedule';
import { Link } from 'shared-portal/router';
import { Note } from 'shared-ui/note';
import type { PastConsultation } from '../parts/past-consultation';
import { ReportButton } from './absence/report-button';
import { useMayReport } from './absence/use-may-report';
import { useAbsence } from './absence/use-absences';
import styles from './actions.module.css';
import { copy } from './copy';

/** Where the money of a consultation is that did not take place; nothing if none was paid. */
export function RefundLine({ consultation }: { consultation: PastConsultation }) {
  const { id, status, payment, price, isRefundDue, refundedAt } = consultation;
  const absence = useAbsence(id);
  const canReport = useMayReport(consultation);
  if (payment !== 'paid' || (absence && status === 'no_show')) return null;
  if (status === 'no_show')
    return (
      <Note
        className={styles.money}
        icon={<CircleAlert aria-hidden="true" />}
        action={canReport && <ReportButton consultation={consultation}>{copy.missedLink}</ReportButton>}
      >
        {copy.missedCharged} {!canReport && <Link to="/contato">{copy.missedLink}</Link>}
      </Note>
    );
  if (status !== 'cancelled' || !(isRefundDue || refundedAt)) return null;
  return (
    <Note className={styles.money} icon={<Undo2 aria-hidden="true" />}>
      {refundedAt
        ? copy.refunded(formatBrl(price), `${formatDayMonth(dayOf(refundedAt))}, ${timeOf(refundedAt)}`)
        : copy.refundDue(formatBrl(price))}
    </Note>
  );
}
