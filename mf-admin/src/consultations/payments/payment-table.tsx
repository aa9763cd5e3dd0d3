import { useState, type ReactNode } from 'react';
import { labelOf, PAYMENT_LABELS } from 'shared-domain/status';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { classNames } from 'shared-ui/class-names';
import { Skeleton } from 'shared-ui/skeleton';
import { StatusBadge } from 'shared-ui/status-badge';
import { useFocusOnce } from '../../parts/use-focus-once';
import table from '../list-table.module.css';
import { copy } from './copy';
import { actionOf, MarkPaidDialog, MarkRefundedDialog, type PaymentAction } from './payment-actions';
import styles from './payments-panel.module.css';
import { whenOf, type PaymentEntry } from './use-payments';

/** The payments as a table; each row becomes a card on narrow screens. */
export function PaymentTable({ entries }: { entries: readonly PaymentEntry[] }) {
  const [asked, setAsked] = useState<{ entry: PaymentEntry; action: PaymentAction } | null>(null);
  const askedFor = (action: PaymentAction) => (asked?.action === action ? asked.entry : null);
  const close = () => setAsked(null);
  return (
    <>
      <TableFrame>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} onMark={(action) => setAsked({ entry, action })} />
        ))}
      </TableFrame>
      <MarkPaidDialog entry={askedFor('pay')} onClose={close} />
      <MarkRefundedDialog entry={askedFor('refund')} onClose={close} />
    </>
  );
}

interface RowProps {
  readonly entry: PaymentEntry;
  readonly onMark: (action: PaymentAction) => void;
}

function Row({ entry, onMark }: RowProps) {
  const { patientName, professionalName } = entry;
  const action = actionOf(entry);
  const name = useFocusOnce<HTMLTableCellElement>(action === null);
  return (
    <tr>
      <td ref={name} tabIndex={-1} className={table.name}>
        {patientName}
      </td>
      <td className={styles.professional}>{professionalName}</td>
      <td className={classNames(table.figures, styles.when)}>{whenOf(entry)}</td>
      <td className={table.status}>
        <PaymentBadge entry={entry} />
      </td>
      <td className={styles.action}>
        {action && (
          <Button
            variant="outline"
            size="sm"
            aria-label={copy.actionOf(copy.actions[action], patientName)}
            onClick={() => onMark(action)}
          >
            {copy.actions[action]}
          </Button>
        )}
      </td>
    </tr>
  );
}

function PaymentBadge({ entry: { status, refundDue, refundedAt } }: { entry: PaymentEntry }) {
  if (refundedAt) return <StatusBadge label={copy.refunded} />;
  if (refundDue) return <StatusBadge label={copy.refundDue} />;
  return <StatusBadge label={labelOf(PAYMENT_LABELS, status, PAYMENT_LABELS.pending)} />;
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
