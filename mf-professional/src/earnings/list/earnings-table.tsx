import { formatBrl } from 'shared-domain/money';
import { dayOf, formatDayShort, timeOf } from 'shared-domain/schedule';
import { ListTable, ListTableSkeleton } from 'shared-ui/antd';
import { StatusBadge } from 'shared-ui/status-badge';
import { agendaPath } from '../../parts/agenda-path';
import { Link } from 'shared-portal/router';
import { copy } from '../copy';
import type { Earning } from '../earnings';
import type { EarningsMonth } from '../use-earnings';
import { ReceiptCell } from '../receita/receipt-cell';
import styles from './earnings-table.module.css';

const { columns, ...words } = copy.list;

interface EarningsTableProps {
  readonly earnings: readonly Earning[];
  readonly month: Pick<EarningsMonth, 'timeZone' | 'issuesReceita'>;
}

/** A page of consultations with their money; a list of rows in one card on phones. */
export function EarningsTable({ earnings, month: { timeZone, issuesReceita } }: EarningsTableProps) {
  const receipt = {
    title: columns.receipt,
    className: styles.receipt,
    render: (_: unknown, earning: Earning) => <ReceiptCell earning={earning} timeZone={timeZone} />,
  };
  return (
    <ListTable<Earning>
      label={words.title}
      className={styles.earnings}
      rowKey={({ paymentId }) => paymentId}
      entries={earnings}
      columns={[
        {
          title: columns.when,
          className: styles.when,
          render: (_, { consultationId: id, startsAt }) => (
            <Link to={agendaPath({ id, startsAt }, timeZone)} className={styles.link}>
              <time dateTime={startsAt}>
                {words.at(formatDayShort(dayOf(startsAt, timeZone)), timeOf(startsAt, timeZone))}
              </time>
            </Link>
          ),
        },
        { title: columns.patient, className: styles.patient, render: (_, earning) => <Who {...earning} /> },
        { title: columns.amount, className: styles.amount, render: (_, earning) => <Amount {...earning} /> },
        {
          title: columns.situation,
          className: styles.situation,
          render: (_, { situation }) => <StatusBadge label={words.situations[situation]} />,
        },
        ...(issuesReceita ? [receipt] : []),
      ]}
    />
  );
}

function Who(earning: Earning) {
  const note = noteOf(earning);
  return (
    <>
      <strong>{earning.patientName}</strong>
      {note !== null && <small>{note}</small>}
    </>
  );
}

function noteOf({ outcome, situation, absence }: Earning): string | null {
  if (absence !== null) return words.absences[absence];
  if (situation === 'refunded' || situation === 'waiting') return null;
  if (outcome === 'no_show') return words.noShow;
  return outcome === 'cancelled' ? words.lateCancel : null;
}

function Amount({ amount, returned }: Earning) {
  if (returned === 0) return formatBrl(amount);
  return (
    <>
      {returned >= amount ? <s>{formatBrl(amount)}</s> : formatBrl(amount)}
      <small>{words.returned(formatBrl(returned))}</small>
    </>
  );
}

export function EarningsTableSkeleton() {
  return (
    <ListTableSkeleton
      className={styles.earnings}
      columns={[
        [columns.when, '9rem'],
        [columns.patient, '12rem'],
        [columns.amount, '5rem'],
        [columns.situation, '7rem'],
        [columns.receipt, '6rem'],
      ]}
    />
  );
}
