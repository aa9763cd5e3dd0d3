import { formatBrl } from 'shared-domain/money';
import { labelOf, UNKNOWN_STATUS } from 'shared-domain/status';
import { Link } from 'shared-portal/router';
import { ListTable, ListTableSkeleton } from 'shared-ui/antd';
import { StatusBadge } from 'shared-ui/status-badge';
import { useOpenCharge } from '../address';
import { CHARGE_LABELS } from '../../parts/charge/charge-state';
import { MethodLine } from '../../parts/charge/method-line';
import styles from './charges.module.css';
import { copy } from './copy';
import type { Charge } from './use-charges';
import { shortInstant, whenText } from '../../parts/charge/when';

const { people, state, amount, method, when } = copy.columns;

export function ChargeTable({ charges }: { readonly charges: readonly Charge[] }) {
  const { linkTo } = useOpenCharge();
  const now = new Date();
  return (
    <ListTable<Charge>
      label={copy.title}
      className={styles.cells}
      rowKey={({ id }) => id}
      entries={charges}
      columns={[
        {
          title: people,
          className: styles.people,
          render: (_, charge) => {
            const { to, state: from } = linkTo(charge.id);
            return (
              <>
                <Link to={to} state={from} className={styles.name}>
                  {charge.patientName}
                </Link>
                <span className={styles.sub}>
                  {copy.with(charge.professionalName, shortInstant(charge.startsAt, now))}
                </span>
              </>
            );
          },
        },
        {
          title: state,
          className: styles.state,
          render: (_, charge) => <StatusBadge label={labelOf(CHARGE_LABELS, charge.state, UNKNOWN_STATUS)} />,
        },
        { title: amount, className: styles.amount, render: (_, charge) => <Amount charge={charge} /> },
        {
          title: method,
          className: styles.method,
          render: (_, charge) => charge.method && <MethodLine method={charge.method} />,
        },
        {
          title: when,
          className: styles.when,
          render: (_, charge) => whenText(charge, now),
        },
      ]}
    />
  );
}

function Amount({ charge: { amount: whole, returned, toReturn } }: { readonly charge: Charge }) {
  return (
    <>
      <strong>{formatBrl(whole)}</strong>
      {toReturn > 0 && <span className={styles.sub}>{copy.toReturn(formatBrl(toReturn))}</span>}
      {returned > 0 && <span className={styles.sub}>{copy.returned(formatBrl(returned))}</span>}
    </>
  );
}

export function ChargeTableSkeleton() {
  return (
    <ListTableSkeleton
      className={styles.cells}
      columns={[
        [people, '11rem'],
        [state, '6.25rem'],
        [amount, '5.5rem'],
        [method, '7rem'],
        [when, '6.5rem'],
      ]}
    />
  );
}
