import { Check, CircleAlert, ClipboardCopy } from 'lucide-react';
import { useState } from 'react';
import { dayOf, formatDayShort, timeOf } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { copy } from '../copy';
import type { Earning } from '../earnings';
import { receitaCopy as words } from './copy';
import { isReceiptDue, isReceiptVoid } from './receipt';
import { ReceiptDialog } from './receipt-dialog';
import styles from './receita.module.css';

interface ReceiptCellProps {
  readonly earning: Earning;
  readonly timeZone: string;
}

/** Opens the data of a receipt; says whether it is marked as issued. */
export function ReceiptCell({ earning, timeZone }: ReceiptCellProps) {
  const [isOpen, setOpen] = useState(false);
  const { patientName, startsAt, issuedAt } = earning;
  const isOutdated = earning.isReceiptOutdated;
  const isVoid = isReceiptVoid(earning);
  if (!isReceiptDue(earning) && !isVoid) return <span className={styles.none}>{words.none}</span>;
  const when = copy.list.at(formatDayShort(dayOf(startsAt, timeZone)), timeOf(startsAt, timeZone));
  const [text, label, Icon] = isVoid
    ? [words.cancel, words.cancelOf(patientName, when), CircleAlert]
    : isOutdated
      ? [words.replace, words.replaceOf(patientName, when), CircleAlert]
      : issuedAt !== null
        ? [words.issued, words.issuedOf(patientName, when), Check]
        : [words.open, words.openOf(patientName, when), ClipboardCopy];
  return (
    <>
      <Button
        variant="text"
        size="sm"
        icon={<Icon aria-hidden="true" />}
        className={styles.open}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {text}
      </Button>
      {isOpen && <ReceiptDialog earning={earning} when={when} onClose={() => setOpen(false)} />}
    </>
  );
}
