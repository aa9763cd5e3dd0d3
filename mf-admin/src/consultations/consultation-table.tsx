import { dayOf, formatDayNumeric, isIsoDay } from 'shared-domain/schedule';
import { HISTORY_LABELS, labelOf } from 'shared-domain/status';
import { Link } from 'shared-portal/router';
import { ListTable, ListTableSkeleton } from 'shared-ui/antd';
import { StatusBadge } from 'shared-ui/status-badge';
import { consultationAddress } from '../parts/consultation-address';
import { copy } from './copy';
import type { Sort } from './list-state';
import styles from './table-cells.module.css';
import type { Consultation } from './use-consultations';

interface ConsultationTableProps {
  readonly entries: readonly Consultation[];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

const { date, time, patient, email, professional, status, createdAt } = copy.columns;

/** The consultations. A column is first sorted in descending order, then in the other. */
export function ConsultationTable({ entries, sort, onSort }: ConsultationTableProps) {
  const sortable = (by: Sort['by']) => ({
    key: by,
    sorter: true,
    sortDirections: ['descend', 'ascend', 'descend'] as ('ascend' | 'descend')[],
    sortOrder: sort.by === by ? (sort.ascending ? ('ascend' as const) : ('descend' as const)) : null,
  });
  return (
    <ListTable<Consultation>
      label={copy.title}
      className={styles.cells}
      rowKey={({ key }) => key.id}
      entries={entries}
      onChange={(_page, _filters, sorter) => {
        const { columnKey, order } = [sorter].flat()[0] ?? {};
        onSort({ by: columnKey === 'created_at' ? columnKey : 'starts_at', ascending: order === 'ascend' });
      }}
      columns={[
        {
          ...sortable('starts_at'),
          title: date,
          className: styles.figures,
          render: (_, { day }) => isIsoDay(day) && formatDayNumeric(day),
        },
        { title: time, dataIndex: 'time', className: `${styles.figures} ${styles.time}` },
        {
          title: patient,
          className: styles.name,
          render: (_, { key, patientName }) => <Link to={consultationAddress(key.id)}>{patientName}</Link>,
        },
        { title: email, dataIndex: 'patientEmail', className: styles.email },
        {
          title: professional,
          className: styles.professional,
          render: (_, entry) => (
            <>
              <span className={styles.label}>{professional}: </span>
              {entry.professionalName}
            </>
          ),
        },
        {
          title: status,
          className: styles.status,
          render: (_, entry) => (
            <StatusBadge label={labelOf(HISTORY_LABELS, entry.status, HISTORY_LABELS.pending)} />
          ),
        },
        {
          ...sortable('created_at'),
          title: createdAt,
          className: `${styles.figures} ${styles.created}`,
          render: (_, entry) => (
            <>
              <span className={styles.label}>{createdAt} </span>
              {formatDayNumeric(dayOf(entry.createdAt))}
            </>
          ),
        },
      ]}
    />
  );
}

export function ConsultationTableSkeleton() {
  return (
    <ListTableSkeleton
      className={styles.cells}
      columns={[
        [date, '5.5rem'],
        [time, '2.75rem'],
        [patient, '11rem'],
        [email, '11rem'],
        [professional, '9rem'],
        [status, '6.25rem'],
        [createdAt, '5.5rem'],
      ]}
    />
  );
}
