import { dayOf, formatDayNumeric, isIsoDay } from 'shared-domain/schedule';
import { ADMIN_CONSULTATION_LABELS, labelOf } from 'shared-domain/status';
import type { ReactNode } from 'react';
import { Card } from 'shared-ui/card';
import { Skeleton } from 'shared-ui/skeleton';
import { StatusBadge } from 'shared-ui/status-badge';
import { copy } from './copy';
import type { Sort } from './list-state';
import styles from './list-table.module.css';
import { SortHead } from './sort-head';
import type { Consultation } from './use-consultations';

interface SortProps {
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

interface ConsultationTableProps extends SortProps {
  readonly entries: readonly Consultation[];
}

/** The consultations as a table; each row becomes a card on narrow screens. */
export function ConsultationTable({ entries, sort, onSort }: ConsultationTableProps) {
  return (
    <TableFrame sorting={{ sort, onSort }}>
      {entries.map((entry) => (
        <tr key={entry.key.id}>
          <td className={styles.figures}>{isIsoDay(entry.day) && formatDayNumeric(entry.day)}</td>
          <td className={`${styles.figures} ${styles.time}`}>{entry.time}</td>
          <td className={styles.name}>{entry.patientName}</td>
          <td className={styles.email}>{entry.patientEmail}</td>
          <td className={styles.status}>
            <StatusBadge
              label={labelOf(ADMIN_CONSULTATION_LABELS, entry.status, ADMIN_CONSULTATION_LABELS.pending)}
            />
          </td>
          <td className={`${styles.figures} ${styles.created}`} data-label={copy.columns.createdAt}>
            {formatDayNumeric(dayOf(entry.createdAt))}
          </td>
        </tr>
      ))}
    </TableFrame>
  );
}

/** Not sortable: the skeleton is hidden from assistive technology. */
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

interface TableFrameProps {
  /** Undefined: not sortable yet. */
  readonly sorting?: SortProps;
  readonly children: ReactNode;
}

function TableFrame({ sorting, children }: TableFrameProps) {
  const { date, time, patient, email, status, createdAt } = copy.columns;
  return (
    <Card className={styles.card}>
      <table className={styles.table}>
        <caption className="visually-hidden">{copy.title}</caption>
        <thead>
          <tr>
            {sorting ? <SortHead label={date} by="starts_at" {...sorting} /> : <th scope="col">{date}</th>}
            {[time, patient, email, status].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            {sorting ? (
              <SortHead label={createdAt} by="created_at" {...sorting} />
            ) : (
              <th scope="col">{createdAt}</th>
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Card>
  );
}
