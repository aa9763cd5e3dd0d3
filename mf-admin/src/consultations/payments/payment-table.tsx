import { Check, CircleAlert, Clock3, TimerOff, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { labelOf, PAYMENT_LABELS, type PaymentStatus } from 'shared-domain/status';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { classNames } from 'shared-ui/class-names';
import { Skeleton } from 'shared-ui/skeleton';
import { StatusBadge } from 'shared-ui/status-badge';
import { useFocusOnce } from '../../parts/use-focus-once';
import table from '../list-table.module.css';
import { copy } from './copy';
import { MarkPaidDialog } from './mark-paid-dialog';
import styles from './payments-panel.module.css';
import { whenOf, type PaymentEntry } from './use-payments';

/** The payments as a table; below 768 px each row is a card. */
export function PaymentTable({ entries }: { entries: readonly PaymentEntry[] }) {
  const [asked, setAsked] = useState<PaymentEntry | null>(null);
  return (
    <>
      <TableFrame>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} onMark={() => setAsked(entry)} />
        ))}
      </TableFrame>
      <MarkPaidDialog entry={asked} onClose={() => setAsked(null)} />
    </>
  );
}

const ICONS: Readonly<Record<PaymentStatus, ReactNode>> = {
  pending: <Clock3 aria-hidden="true" />,
  paid: <Check aria-hidden="true" />,
  failed: <CircleAlert aria-hidden="true" />,
  expired: <TimerOff aria-hidden="true" />,
};

interface RowProps {
  readonly entry: PaymentEntry;
  readonly onMark: () => void;
}

function Row({ entry, onMark }: RowProps) {
  const { patientName, professionalName, status, refundDue } = entry;
  const isOpen = status === 'pending' || status === 'expired';
  const name = useFocusOnce<HTMLTableCellElement>(!isOpen);
  return (
    <tr>
      <td ref={name} tabIndex={-1} className={table.name}>
        {patientName}
      </td>
      <td className={styles.professional}>{professionalName}</td>
      <td className={classNames(table.figures, styles.when)}>{whenOf(entry)}</td>
      <td className={table.status}>
        {refundDue ? (
          <StatusBadge label={copy.refundDue} icon={<Undo2 aria-hidden="true" />} />
        ) : (
          <StatusBadge label={labelOf(PAYMENT_LABELS, status, PAYMENT_LABELS.pending)} icon={ICONS[status]} />
        )}
      </td>
      <td className={styles.action}>
        {isOpen && (
          <Button variant="outline" size="sm" aria-label={copy.markPaidOf(patientName)} onClick={onMark}>
            {copy.markPaid}
          </Button>
        )}
      </td>
    </tr>
  );
}

export function PaymentTableSkeleton() {
  return (
    <TableFrame>
      {Array.from({ length: 6 }, (_, row) => (
        <tr key={row}>
          {['11rem', '9rem', '8.5rem', '6.25rem', '9rem'].map((width, column) => (
            <td key={column}>
              <Skeleton width={width} />
            </td>
          ))}
        </tr>
      ))}
    </TableFrame>
  );
}

function TableFrame({ children }: { children: ReactNode }) {
  const { action, ...columns } = copy.columns;
  return (
    <Card className={table.card}>
      <table className={table.table}>
        <caption className="visually-hidden">{copy.list}</caption>
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{action}</span>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Card>
  );
}
