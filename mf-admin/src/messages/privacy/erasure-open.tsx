import { TriangleAlert } from 'lucide-react';
import { Link } from 'shared-portal/router';
import { Note } from 'shared-ui/note';
import { REFUND_DUE_ADDRESS } from '../../parts/refund-due';
import { copy } from './copy';
import styles from './privacy.module.css';
import type { ErasurePreview } from './use-requests';

/** Whether something blocks the erasure; the database then refuses it (session_open, refund_open). */
export const isBlocked = ({ sessions_open, refunds_due }: ErasurePreview): boolean =>
  sessions_open > 0 || refunds_due > 0;

/** What has to be settled first, and how. */
export function ErasureOpen({ preview }: { preview: ErasurePreview }) {
  const { sessions_open, attends_open, refunds_due } = preview;
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
            {copy.refunds(refunds_due)} <Link to={REFUND_DUE_ADDRESS}>{copy.seeRefunds}</Link>
          </li>
        )}
      </ul>
    </Note>
  );
}
