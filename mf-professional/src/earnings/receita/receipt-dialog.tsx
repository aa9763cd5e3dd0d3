import { TriangleAlert } from 'lucide-react';
import { cents, formatDecimal } from 'shared-domain/money';
import { dayOf, formatDayNumeric } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { CopyCode } from 'shared-ui/copy-code';
import { Note } from 'shared-ui/note';
import { PlainDialog } from 'shared-ui/plain-dialog';
import { useIsSuspended } from '../../parts/use-is-suspended';
import type { Earning } from '../earnings';
import { receitaCopy as words } from './copy';
import { PatientCpf } from './patient-cpf';
import { isReceiptVoid } from './receipt';
import styles from './receita.module.css';
import { useReceiptMark } from './use-receipt-mark';

interface ReceiptDialogProps {
  readonly earning: Earning;
  /** The consultation's day and time in words. */
  readonly when: string;
  readonly onClose: () => void;
}

/** What the Receita Saúde asks for, to copy, and the mark that it was issued. */
export function ReceiptDialog({ earning, when, onClose }: ReceiptDialogProps) {
  const { paymentId, patientName, amount, returned, paidAt, issuedAt, isReceiptOutdated } = earning;
  const isSuspended = useIsSuspended();
  const marking = useReceiptMark(onClose);
  const isVoid = isReceiptVoid(earning);
  return (
    <PlainDialog
      open
      title={words.dialog}
      onClose={onClose}
      footer={
        <>
          <Button variant="text" onClick={onClose}>
            {words.back}
          </Button>
          {!isSuspended && (
            <Button
              variant={issuedAt === null ? 'primary' : 'outline'}
              loading={marking.isRunning}
              onClick={() => marking.run({ paymentId, isIssued: issuedAt === null })}
            >
              {issuedAt === null ? words.mark : words.unmark}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.receipt}>
        <dl className={styles.facts}>
          <div>
            <dt>{words.patient}</dt>
            <dd>{patientName}</dd>
          </div>
          <div>
            <dt>{words.consultation}</dt>
            <dd>{when}</dd>
          </div>
        </dl>
        {isVoid ? (
          <Note tone="warm" icon={<TriangleAlert aria-hidden="true" />}>
            {isSuspended ? words.returnedSuspended : words.returned}
          </Note>
        ) : (
          <>
            {isReceiptOutdated && (
              <Note tone="warm" icon={<TriangleAlert aria-hidden="true" />}>
                {isSuspended ? words.outdatedSuspended : words.outdated}
              </Note>
            )}
            {paidAt !== null && (
              <CopyCode
                label={words.day}
                // The tax day is Brasília's.
                code={formatDayNumeric(dayOf(paidAt))}
                toasts={{ copied: words.copied('Data'), failed: words.notCopied }}
              />
            )}
            <CopyCode
              label={words.amount}
              code={formatDecimal(cents(amount - returned))}
              toasts={{ copied: words.copiedAmount, failed: words.notCopied }}
            />
            <PatientCpf earning={earning} />
          </>
        )}
        {isSuspended && <p>{words.suspended}</p>}
        {issuedAt !== null && <p>{words.markedOn(formatDayNumeric(dayOf(issuedAt)))}</p>}
      </div>
    </PlainDialog>
  );
}
