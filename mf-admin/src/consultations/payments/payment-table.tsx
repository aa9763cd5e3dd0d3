import { useState } from 'react';
import { formatBrl } from 'shared-domain/money';
import { labelOf, UNKNOWN_STATUS } from 'shared-domain/status';
import { Link } from 'shared-portal/router';
import { ListTable, ListTableSkeleton } from 'shared-ui/antd';
import { Button } from 'shared-ui/button';
import { classNames } from 'shared-ui/class-names';
import { StatusBadge } from 'shared-ui/status-badge';
import { chargeAddress } from '../../parts/charge/charge-address';
import { CHARGE_LABELS } from '../../parts/charge/charge-state';
import { MethodLine } from '../../parts/charge/method-line';
import { whenText } from '../../parts/charge/when';
import { useFocusOnce } from '../../parts/use-focus-once';
import table from '../table-cells.module.css';
import { copy } from './copy';
import { actionOf, MarkPaidDialog, MarkRefundedDialog, type PaymentAction } from './payment-actions';
import styles from './payments-panel.module.css';
import { whenOf, type PaymentEntry } from './use-payments';

const {
  patient,
  professional,
  consultation,
  amount,
  when,
  method,
  status,
  action: actionTitle,
} = copy.columns;

export function PaymentTable({ entries }: { entries: readonly PaymentEntry[] }) {
  const [asked, setAsked] = useState<{ entry: PaymentEntry; action: PaymentAction } | null>(null);
  const askedFor = (action: PaymentAction) => (asked?.action === action ? asked.entry : null);
  const close = () => setAsked(null);
  const now = new Date();
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
          { title: amount, className: styles.amount, render: (_, entry) => formatBrl(entry.amount) },
          {
            title: when,
            className: classNames(table.figures, styles.paid),
            render: (_, entry) => whenText(entry, now),
          },
          { title: method, className: styles.method, render: (_, entry) => <Way entry={entry} /> },
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
      <Link to={chargeAddress(entry.id)} className={styles.charge}>
        {entry.patientName}
      </Link>
    </span>
  );
}

function Way({ entry: { method: way, code } }: { entry: PaymentEntry }) {
  return (
    <>
      {way && <MethodLine method={way} />}
      {code && <span className={styles.code}>{code}</span>}
    </>
  );
}

function PaymentBadge({ entry: { state } }: { entry: PaymentEntry }) {
  return <StatusBadge label={labelOf(CHARGE_LABELS, state, UNKNOWN_STATUS)} />;
}

export function PaymentTableSkeleton() {
  return (
    <ListTableSkeleton
      className={table.cells}
      columns={[
        [patient, '11rem'],
        [professional, '9rem'],
        [consultation, '8.5rem'],
        [amount, '5.5rem'],
        [when, '6.5rem'],
        [method, '7rem'],
        [status, '6.25rem'],
        [actionTitle, '9rem'],
      ]}
    />
  );
}
