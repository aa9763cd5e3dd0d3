import { Table, type TableColumnType, type TableProps } from 'antd';
import type { ComponentProps } from 'react';
import { Card } from '../card';
import { Skeleton } from '../skeleton';
import { classNames } from '../class-names';
import styles from './list-table.module.css';

interface ListTableProps<Entry> extends Pick<TableProps<Entry>, 'onChange'> {
  readonly label: string;
  /** For the classes of the cells. */
  readonly className?: string | undefined;
  readonly entries: readonly Entry[];
  readonly rowKey: (entry: Entry) => string;
  readonly columns: readonly (Omit<TableColumnType<Entry>, 'className'> & {
    readonly className?: string | undefined;
  })[];
}

/** A page of a list as antd's table; each row becomes a card on narrow screens. */
export function ListTable<Entry extends object>(props: ListTableProps<Entry>) {
  const { label, className, entries, columns, ...rest } = props;
  return (
    <Card className={styles.card}>
      <Table<Entry>
        {...rest}
        aria-label={label}
        dataSource={entries}
        columns={columns.map(({ className = '', ...column }) => ({ ...column, className }))}
        className={classNames(styles.table, className) ?? ''}
        components={{ header: { cell: HeadCell } }}
        pagination={false}
        showSorterTooltip={false}
      />
    </Card>
  );
}

/**
 * antd makes the head itself clickable, without a role; a button says what it is. The card layout does not
 * sort: it hides the button and keeps the label for screen readers.
 */
function HeadCell({
  onClick,
  onKeyDown: _onKeyDown,
  tabIndex: _tabIndex,
  children,
  ...cell
}: ComponentProps<'th'>) {
  if (!onClick) return <th {...cell}>{children}</th>;
  return (
    <th {...cell} aria-description={undefined}>
      {/* The event is one of the head. */}
      <button type="button" className={styles.sort} onClick={(event) => onClick(event as never)}>
        {children}
      </button>
      <span className={styles.label}>{cell['aria-label']}</span>
    </th>
  );
}

interface ListTableSkeletonProps {
  readonly className?: string | undefined;
  readonly columns: readonly (readonly [title: string, width: string])[];
}

/** Not sortable: the skeleton is hidden from assistive technology. */
export function ListTableSkeleton({ className, columns }: ListTableSkeletonProps) {
  return (
    <ListTable
      label=""
      className={className}
      rowKey={({ row }) => String(row)}
      entries={Array.from({ length: 6 }, (_, row) => ({ row }))}
      columns={columns.map(([title, width]) => ({
        key: title,
        title,
        render: () => <Skeleton width={width} />,
      }))}
    />
  );
}
