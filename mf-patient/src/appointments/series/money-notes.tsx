import { Clock3, MessageCircle, Undo2 } from 'lucide-react';
import { formatBrl } from 'shared-domain/money';
import { firstName } from 'shared-domain/names';
import { Link } from 'shared-portal/router';
import { Note } from 'shared-ui/note';
import { copy as pageCopy } from '../copy';
import { copy } from './copy';
import type { Money } from './money';
import type { BookedDate } from './running-series';
import styles from './series-card.module.css';

interface MoneyNotesProps {
  readonly money: Money;
  readonly dates: readonly BookedDate[];
}

/** What is refunded, what is not, and what was never charged. */
export function MoneyNotes({ money: { unpaid, refunded, isRest, kept }, dates }: MoneyNotesProps) {
  const paid = dates.find(({ consultation }) => consultation.status === 'scheduled')?.consultation;
  return (
    <div className={styles.notes}>
      {kept > 0 && paid && (
        <Note icon={<MessageCircle aria-hidden="true" />} tone="warm">
          {pageCopy.cancelLate(formatBrl(kept))}{' '}
          <Link to={`/chat/${paid.id}`}>{pageCopy.writeTo(firstName(paid.professionalName))}</Link>
        </Note>
      )}
      {refunded > 0 && (
        <Note icon={<Undo2 aria-hidden="true" />}>
          {pageCopy[isRest ? 'cancelRefundedRest' : 'cancelRefunded'](formatBrl(refunded))}
        </Note>
      )}
      {isRest && refunded === 0 && <Note icon={<Undo2 aria-hidden="true" />}>{pageCopy.cancelReturned}</Note>}
      {unpaid > 0 && (
        <Note icon={<Clock3 aria-hidden="true" />}>
          {unpaid === dates.length
            ? pageCopy.cancelUnpaid
            : `${copy.unpaid(unpaid)}: ${copy.nothingCharged}.`}
        </Note>
      )}
    </div>
  );
}
