import { formatBrl } from 'shared-domain/money';
import { ListTable, ListTableSkeleton } from 'shared-ui/antd';
import { problemOf } from '../charge/event-copy';
import { CloseRefundButton } from '../charge/open-refunds';
import { refundCopy } from '../charge/refund-copy';
import { shortInstant } from '../../parts/charge/when';
import { ChargeLink } from './charge-link';
import { copy } from './copy';
import styles from './refunds.module.css';
import type { ListedRefund } from './use-refunds';

const { people, state, amount, since, action } = copy.columns;

/** Refunds that are not back yet, oldest first. */
export function RefundTable({ refunds }: { readonly refunds: readonly ListedRefund[] }) {
  const now = new Date();
  return (
    <ListTable<ListedRefund>
      label={copy.open}
      rowKey={({ id }) => id}
      entries={refunds}
      className={styles.cells}
      columns={[
        { title: people, className: styles.people, render: (_, refund) => <ChargeLink subject={refund} /> },
        { title: state, className: styles.state, render: (_, refund) => <State refund={refund} /> },
        { title: amount, className: styles.amount, render: (_, refund) => formatBrl(refund.amount) },
        { title: since, className: styles.when, render: (_, refund) => shortInstant(refund.createdAt, now) },
        {
          title: <span className="visually-hidden">{action}</span>,
          className: styles.action,
          render: (_, refund) => <CloseRefundButton refund={refund} />,
        },
      ]}
    />
  );
}

function State({ refund }: { readonly refund: ListedRefund }) {
  const { state: is, decidedBy, attempt } = refund;
  const problem = problemOf(refund);
  return (
    <>
      {refundCopy.states[is] ?? is}
      <span className={styles.sub}>
        {decidedBy === 'admin' ? copy.admin : copy.rule}
        {attempt > 1 && `, ${copy.attempt(attempt)}`}
      </span>
      {problem && <span className={styles.sub}>{problem}</span>}
    </>
  );
}

export function RefundTableSkeleton() {
  return (
    <ListTableSkeleton
      className={styles.cells}
      columns={[
        [people, '11rem'],
        [state, '10rem'],
        [amount, '5.5rem'],
        [since, '6rem'],
        [action, '9rem'],
      ]}
    />
  );
}
