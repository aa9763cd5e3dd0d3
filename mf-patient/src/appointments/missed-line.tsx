import { CircleAlert } from 'lucide-react';
import { Link } from 'shared-portal/router';
import { Note } from 'shared-ui/note';
import type { PastConsultation } from '../parts/past-consultation';
import { ReportButton } from './absence/report-button';
import { useAbsence } from './absence/use-absences';
import { useMayReport } from './absence/use-may-report';
import styles from './actions.module.css';
import { copy } from './copy';

/** Explains that a missed consultation is charged. Renders nothing for other, unpaid or refunded consultations. */
export function MissedLine({ consultation }: { consultation: PastConsultation }) {
  const { id, status, payment, refunds } = consultation;
  const absence = useAbsence(id);
  const canReport = useMayReport(consultation);
  if (status !== 'no_show' || payment !== 'paid' || absence || refunds.length > 0) return null;
  return (
    <Note
      className={styles.money}
      icon={<CircleAlert aria-hidden="true" />}
      action={canReport && <ReportButton consultation={consultation}>{copy.missedLink}</ReportButton>}
    >
      {copy.missedCharged} {!canReport && <Link to="/contato">{copy.missedLink}</Link>}
    </Note>
  );
}
