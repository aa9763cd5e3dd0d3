import { TriangleAlert } from 'lucide-react';
import { cents, formatBrl } from 'shared-domain/money';
import { Link } from 'shared-portal/router';
import { Note } from 'shared-ui/note';
import { copy } from './copy';
import styles from './privacy.module.css';
import type { ErasurePreview } from './use-requests';

const tab = (name: string) => `/admin/financial?aba=${name}`;

/** Whether something blocks the erasure; the database then refuses it (session_open, refund_open, payout_open). */
export const isBlocked = (preview: ErasurePreview): boolean =>
  preview.sessions_open > 0 ||
  preview.refunds_due > 0 ||
  preview.absences_open > 0 ||
  preview.owed_cents !== 0 ||
  preview.payouts_open > 0;

/** What has to be settled first, and how. */
export function ErasureOpen({ preview }: { preview: ErasurePreview }) {
  const { sessions_open, attends_open, refunds_due, absences_open, owed_cents, payouts_open } = preview;
  return (
    <Note tone="warm" icon={<TriangleAlert aria-hidden="true" />} title={copy.openTitle}>
      <ul className={styles.list}>
        {sessions_open > 0 && (
          <li>
            {copy.consultationsOpen(sessions_open)}{' '}
            {attends_open ? copy.settleProfessional : copy.settlePatient}
          </li>
        )}
        {refunds_due > 0 && (
          <li>
            {copy.refunds(refunds_due)} <Link to={tab('reembolsos')}>{copy.seeRefunds}</Link>
          </li>
        )}
        {absences_open > 0 && (
          <li>
            {copy.absences(absences_open)} <Link to={tab('ausencias')}>{copy.seeAbsences}</Link>
          </li>
        )}
        {owed_cents !== 0 && (
          <li>
            {owed_cents > 0 ? copy.owed(formatBrl(owed_cents)) : copy.debt(formatBrl(cents(-owed_cents)))}{' '}
            <Link to={tab('repasses')}>{copy.seePayouts}</Link>
          </li>
        )}
        {owed_cents === 0 && payouts_open > 0 && (
          <li>
            {copy.payouts(payouts_open)} <Link to={tab('repasses')}>{copy.seePayouts}</Link>
          </li>
        )}
      </ul>
    </Note>
  );
}
