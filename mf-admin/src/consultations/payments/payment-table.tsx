import { useState } from 'react';
import { formatBrl } from 'shared-domain/money';
import { labelOf, UNKNOWN_STATUS } from 'shared-domain/status';
import { Link } from 'shared-portal/router';
import { ListTable, ListTableSkeleton } from 'shared-ui/antd';
import { Button } from 'shared-ui/button';
import { StatusBadge } from 'shared-ui/status-badge';
import { Allowed } from '../../parts/team/allowed';
import { chargeAddress } from '../../parts/charge/charge-address';
import { CHARGE_LABELS } from '../../parts/charge/charge-state';
import { MethodLine } from '../../parts/charge/method-line';
import { whenText } from '../../parts/charge/when';
import { useFocusOnce } from '../../parts/use-focus-once';
import { copy } from './copy';
import { actionOf, MarkPaidDialog, MarkRefundedDialog, type PaymentAction } from './payment-actions';
import styles from './payments-panel.module.css';
import { whenOf, type PaymentEntry } from './use-payments';

const { people, amount, when, method, status, action: actionTitle } = copy.columns;

export function PaymentTable({ entries }: { entries: readonly PaymentEntry[] }) {
  const [asked, setAsked] = useState<{ entry: PaymentEntry; action: PaymentAction } | null>(null);
  const askedFor = (action: PaymentAction) => (asked?.action === action ? asked.entry : null);
  const close = () => setAsked(null);
  const now = new Date();
  return (
    <>
      <ListTable<PaymentEntry>
        label={copy.list}
        rowKey={({ id }) => id}
        entries={entries}
        columns={[
          { title: people, className: styles.people, render: (_, entry) => <People entry={entry} /> },
          { title: amount, className: styles.amount, render: (_, entry) => formatBrl(entry.amount) },
          {
            title: when,
            className: styles.paid,
            render: (_, entry) => whenText(entry, now),
          },
          { title: method, className: styles.method, render: (_, entry) => <Way entry={entry} /> },
          { title: status, className: styles.status, render: (_, entry) => <PaymentBadge entry={entry} /> },
          {
            title: <span className="visually-hidden">{actionTitle}</span>,
            className: styles.action,
            render: (_, entry) => {
              const action = actionOf(entry);
              return (
                action && (
                  <Allowed to="money.decide">
                    <Button
                      variant="outline"
                      size="sm"
                      aria-label={copy.actionOf(copy.actions[action], entry.patientName)}
                      onClick={() => setAsked({ entry, action })}
                    >
                      {copy.actions[action]}
                    </Button>
                  </Allowed>
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

function People({ entry }: { entry: PaymentEntry }) {
  const name = useFocusOnce<HTMLSpanElement>(actionOf(entry) === null);
  return (
    <>
      <span ref={name} tabIndex={-1}>
        <Link to={chargeAddress(entry.id)} className={styles.name}>
          {entry.patientName}
        </Link>
      </span>
      <span className={styles.sub}>{copy.with(entry.professionalName, whenOf(entry))}</span>
    </>
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

function PaymentBadge({ entry }: { entry: PaymentEntry }) {
  const hint = refundHintOf(entry);
  return (
    <>
      <StatusBadge label={labelOf(CHARGE_LABELS, entry.state, UNKNOWN_STATUS)} />
      {hint && <span className={styles.sub}>{hint}</span>}
    </>
  );
}

/** Who sends an open refund for which the list has no action. */
function refundHintOf(entry: PaymentEntry): string | null {
  if (entry.refundStep === null || actionOf(entry) === 'refund') return null;
  return entry.refundStep === 'bank' ? copy.bankRefunds : copy.refundInCharge;
}

export function PaymentTableSkeleton() {
  return (
    <ListTableSkeleton
      columns={[
        [people, '11rem'],
        [amount, '5.5rem'],
        [when, '6.5rem'],
        [method, '7rem'],
        [status, '6.25rem'],
        [actionTitle, '9rem'],
      ]}
    />
  );
}
