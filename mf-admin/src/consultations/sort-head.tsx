import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { Sort } from './list-state';
import styles from './list-table.module.css';

interface SortHeadProps {
  readonly label: string;
  readonly by: Sort['by'];
  readonly sort: Sort;
  readonly onSort: (sort: Sort) => void;
}

/**
 * Head of a sortable column: descending first, then toggles. In the card layout it is text for screen
 * readers.
 */
export function SortHead({ label, by, sort, onSort }: SortHeadProps) {
  const isCurrent = sort.by === by;
  const direction = sort.ascending ? 'ascending' : 'descending';
  const Icon = !isCurrent ? ArrowUpDown : sort.ascending ? ArrowUp : ArrowDown;
  return (
    <th scope="col" aria-sort={isCurrent ? direction : undefined}>
      <span className={styles.plainHead}>{label}</span>
      <button
        type="button"
        className={styles.sort}
        onClick={() => onSort({ by, ascending: isCurrent && !sort.ascending })}
      >
        {label}
        <Icon aria-hidden="true" />
      </button>
      <span className={styles.unsorted}>{label}</span>
    </th>
  );
}
