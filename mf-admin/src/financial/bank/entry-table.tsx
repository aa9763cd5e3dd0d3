import { useState } from 'react';
import { formatBalance, formatBrl } from 'shared-domain/money';
import { formatDayNumeric } from 'shared-domain/schedule';
import { ListTable } from 'shared-ui/antd';
import { Button } from 'shared-ui/button';
import { Allowed } from '../../parts/team/allowed';
import { shortInstant } from '../../parts/charge/when';
import styles from './bank.module.css';
import { copy } from './copy';
import { ReverseDialog } from './reverse-dialog';
import type { BankEntry } from './use-bank';

const { entry: what, day, amount, action } = copy.columns;

/** The last entries, newest first. */
export function EntryTable({ entries }: { readonly entries: readonly BankEntry[] }) {
  return (
    <ListTable<BankEntry>
      label={copy.list}
      rowKey={({ id }) => id}
      entries={entries}
      className={styles.cells}
      columns={[
        { title: what, className: styles.entry, render: (_, entry) => <What entry={entry} /> },
        { title: day, className: styles.day, render: (_, entry) => formatDayNumeric(entry.day) },
        { title: amount, className: styles.amount, render: (_, entry) => formatBalance(effectOf(entry)) },
        {
          title: <span className="visually-hidden">{action}</span>,
          className: styles.action,
          render: (_, entry) => <Undo entry={entry} />,
        },
      ]}
    />
  );
}

/** On the bank's balance, in centavos. */
const effectOf = ({ kind, amount: cents, isReversal }: BankEntry): number =>
  (kind === 'bank_fee') === isReversal ? cents : -cents;

function What({ entry: { kind, reason, isReversal, isReversed, recordedBy, createdAt } }: EntryProps) {
  const name = copy.kinds[kind];
  return (
    <>
      <span className={styles.name}>
        {isReversal ? copy.takesBack(name) : isReversed ? copy.reversal(name) : name}
      </span>
      <span className={styles.sub}>{reason}</span>
      <span className={styles.sub}>{copy.by(recordedBy, shortInstant(createdAt, new Date()))}</span>
    </>
  );
}

interface EntryProps {
  readonly entry: BankEntry;
}

function Undo({ entry }: EntryProps) {
  const [isOpen, setOpen] = useState(false);
  if (entry.isReversal || entry.isReversed) return null;
  return (
    <Allowed to="money.decide">
      <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
        {copy.undo}
        <span className="visually-hidden">
          {copy.undoWhat(copy.kinds[entry.kind], formatBrl(entry.amount), formatDayNumeric(entry.day))}
        </span>
      </Button>
      {isOpen && <ReverseDialog entry={entry} onClose={() => setOpen(false)} />}
    </Allowed>
  );
}
