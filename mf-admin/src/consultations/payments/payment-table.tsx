import { useState } from 'react';
import { labelOf, PAYMENT_LABELS } from 'shared-domain/status';
import { ListTable, ListTableSkeleton } from 'shared-ui/antd';
import { Button } from 'shared-ui/button';
import { classNames } from 'shared-ui/class-names';
import { StatusBadge } from 'shared-ui/status-badge';
import { useFocusOnce } from '../../parts/use-focus-once';
import table from '../table-cells.module.css';
import { copy } from './copy';
import { actionOf, MarkPaidDialog, MarkRefundedDialog, type PaymentAction } from './payment-actions';
import styles from './payments-panel.module.css';
import { whenOf, type PaymentEntry } from './use-payments';

const { patient, professional, consultation, status, action: actionTitle } = copy.columns;

export function PaymentTable({ entries }: { entries: readonly PaymentEntry[] }) {
  const [asked, setAsked] = useState<{ entry: PaymentEntry; action: PaymentAction } | null>(null);
  const askedFor = (action: PaymentAction) => (asked?.action === action ? asked.entry : null);
  const close = () => setAsked(null);
  return (
    <>
      <ListTable<PaymentEntry>
        label={copy.list}
        className={table.cells}
        rowKey={({ id }) => id}
        entries={entries}
        columns={[
          { title: patient, className: table.name, render: (_, entry) => <PatientName entry={entry} /> },
          {
            title: professional,
            className: styles.professional,
            render: (_, { professionalName }) => (
              <>
                <span className={table.label}>{copy.with} </span>
                {professionalName}
              </>
            ),
          },
          {
            title: consultation,
            className: classNames(table.figures, styles.when),
            render: (_, entry) => whenOf(entry),
          },
          { title: status, className: table.status, render: (_, entry) => <PaymentBadge entry={entry} /> },
          {
            title: <span className="visually-hidden">{actionTitle}</span>,
            className: styles.action,
            render: (_, entry) => {
              const action = actionOf(entry);
              return (
                action && (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={copy.actionOf(copy.actions[action], entry.patientName)}
                    onClick={() => setAsked({ entry, action })}
                  >
                    {copy.actions[action]}
                  </Button>
                )
              );
            },
          },
        ]}
      />
      <MarkPaidDialog entry={askedFor('pay')} onClose={close} />
      <MarkRefundedDialog entry={askedFor('refund')} onClose={close} />
    </>
  );
}

function PatientName({ entry }: { entry: PaymentEntry }) {
  const name = useFocusOnce<HTMLSpanElement>(actionOf(entry) === null);
  return (
    <span ref={name} tabIndex={-1}>
      {entry.patientName}
    </span>
  );
}

function PaymentBadge({ entry: { status, refundDue, refundedAt } }: { entry: PaymentEntry }) {
  if (refundedAt) return <StatusBadge label={copy.refunded} />;
  if (refundDue) return <StatusBadge label={copy.refundDue} />;
  return <StatusBadge label={labelOf(PAYMENT_LABELS, status, PAYMENT_LABELS.pending)} />;
}

export function PaymentTableSkeleton() {
  return (
    <ListTableSkeleton
      className={table.cells}
      columns={[
        [patient, '11rem'],
        [professional, '9rem'],
        [consultation, '8.5rem'],
        [status, '6.25rem'],
        [actionTitle, '9rem'],
      ]}
    />
  );
}
