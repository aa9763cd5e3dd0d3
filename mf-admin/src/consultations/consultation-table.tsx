import { dayOf, formatDayNumeric, isIsoDay } from 'shared-domain/schedule';
import { ADMIN_CONSULTATION_LABELS } from 'shared-domain/status';
import type { ReactNode } from 'react';
import { Card } from 'shared-ui/card';
import { Skeleton } from 'shared-ui/skeleton';
import { StatusBadge } from 'shared-ui/status-badge';
import styles from './list-table.module.css';
import { copy } from './copy';
import type { ConsultationEntry } from './use-consultations';

/** The consultations as a table; below 768 px each row is a card. */
export function ConsultationTable({ entries }: { entries: readonly ConsultationEntry[] }) {
  return (
    <TableFrame>
      {entries.map((entry) => (
        <tr key={entry.key.id}>
          <td className={styles.figures}>{isIsoDay(entry.day) && formatDayNumeric(entry.day)}</td>
          <td className={`${styles.figures} ${styles.time}`}>{entry.time}</td>
          <td className={styles.name}>{entry.patientName}</td>
          <td className={styles.email}>{entry.patientEmail}</td>
          <td className={styles.status}>
            <StatusBadge label={ADMIN_CONSULTATION_LABELS[entry.status]} />
          </td>
          <td className={`${styles.figures} ${styles.created}`} data-label={copy.columns.createdAt}>
            {formatDayNumeric(dayOf(entry.createdAt))}
          </td>
        </tr>
      ))}
    </TableFrame>
  );
}

export function ConsultationTableSkeleton() {
  return (
    <TableFrame>
      {Array.from({ length: 6 }, (_, row) => (
        <tr key={row}>
          {['5.5rem', '2.75rem', '11rem', '14rem', '6.25rem', '5.5rem'].map((width, column) => (
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
  return (
    <Card className={styles.card}>
      <table className={styles.table}>
        <caption className="visually-hidden">{copy.title}</caption>
        <thead>
          <tr>
            {Object.values(copy.columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Card>
  );
}
