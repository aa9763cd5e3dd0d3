import { formatBrl } from 'shared-domain/money';
import { ListTable, ListTableSkeleton } from 'shared-ui/antd';
import { StatusBadge } from 'shared-ui/status-badge';
import { shortInstant } from '../../parts/charge/when';
import { lineLabel, type Batch, type Line } from './batch';
import { copy } from './copy';
import { LineActions } from './line-actions';
import styles from './payouts.module.css';

const { professional, state, consultations, amount, action } = copy.lines.columns;

interface LineTableProps {
  readonly batch: Batch;
  readonly lines: readonly Line[];
}

export function LineTable({ batch, lines }: LineTableProps) {
  return (
    <ListTable<Line>
      label={copy.lines.title}
      rowKey={({ id }) => id}
      entries={lines}
      className={styles.cells}
      columns={[
        { title: professional, className: styles.people, render: (_, line) => <Person line={line} /> },
        {
          title: state,
          className: styles.state,
          render: (_, line) => <State line={line} batch={batch} />,
        },
        {
          title: consultations,
          className: styles.count,
          render: (_, { consultations: n }) => copy.lines.consultations(n),
        },
        { title: amount, className: styles.amount, render: (_, line) => <Amount line={line} /> },
        {
          title: <span className="visually-hidden">{action}</span>,
          className: styles.action,
          render: (_, line) => <LineActions batch={batch} line={line} />,
        },
      ]}
    />
  );
}

function Person({ line: { professionalName, keyKind, keyMasked } }: { readonly line: Line }) {
  return (
    <>
      <span className={styles.name}>{professionalName}</span>
      <span className={styles.sub}>
        {keyKind === null ? copy.lines.noKey : `${copy.lines.keys[keyKind] ?? keyKind} ${keyMasked ?? ''}`}
      </span>
    </>
  );
}

function State({ line, batch }: { readonly line: Line; readonly batch: Batch }) {
  return (
    <>
      <StatusBadge label={lineLabel(line, batch)} />
      {remarksOn(line, batch).map((remark) => (
        <span key={remark} className={styles.sub}>
          {remark}
        </span>
      ))}
    </>
  );
}

/** Why a line is as it is, and what to look at. */
function remarksOn(line: Line, batch: Batch): readonly string[] {
  const { state: is, hold, warnings, reason, decidedBy, isSuspended, e2eid, paidAt, returnedAt } = line;
  const { lines } = copy;
  const at = is === 'returned' ? returnedAt : is === 'paid' ? paidAt : null;
  const isOpen = batch.state === 'prepared';
  return [
    at && lines.paidAt(shortInstant(at, new Date())),
    hold && (lines.holds[hold] ?? hold),
    hold !== 'suspended' && isSuspended && isOpen && lines.suspended,
    ...(isOpen ? warnings.map((warning) => lines.warnings[warning] ?? warning) : []),
    reason && lines.said(reason, decidedBy ?? copy.erased),
    e2eid,
  ].filter((remark): remark is string => Boolean(remark));
}

function Amount({ line: { amount: whole, debts } }: { readonly line: Line }) {
  return (
    <>
      <strong>{formatBrl(whole)}</strong>
      {debts > 0 && <span className={styles.sub}>{copy.lines.debts(formatBrl(debts))}</span>}
    </>
  );
}

export function LineTableSkeleton() {
  return (
    <ListTableSkeleton
      className={styles.cells}
      columns={[
        [professional, '11rem'],
        [state, '7rem'],
        [consultations, '6rem'],
        [amount, '5.5rem'],
        [action, '2.5rem'],
      ]}
    />
  );
}
