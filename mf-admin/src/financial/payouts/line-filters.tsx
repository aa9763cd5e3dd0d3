import { useDebouncedText } from 'shared-ui/debounced-text';
import { SearchBox } from 'shared-ui/search-box';
import { Chips } from '../../parts/chips/chips';
import { lineCount, type Batch } from './batch';
import { copy } from './copy';
import { situationsOf, type LineFilter } from './line-filter';
import styles from './payouts.module.css';

interface LineFiltersProps {
  readonly batch: Batch;
  readonly filter: LineFilter;
  readonly onChange: (change: Partial<LineFilter>) => void;
}

/** Filters the lines of a batch by situation and by the professional's name. */
export function LineFilters({ batch, filter, onChange }: LineFiltersProps) {
  const typed = useDebouncedText(filter.search, (search) => onChange({ search }));
  const { situations } = copy.lines;
  const all = [null, lineCount(batch)] as const;
  return (
    <>
      <Chips
        label={copy.lines.situationsLabel}
        chips={[all, ...situationsOf(batch)].map(([situation, count]) => ({
          key: situation ?? 'all',
          label: situation === null ? copy.lines.all : situations[situation],
          count: { data: count, isError: false },
          isCurrent: situation === filter.situation,
          onSelect: () => onChange({ situation }),
        }))}
      />
      <form role="search" className={styles.search}>
        <SearchBox label={copy.lines.search} labelHidden placeholder={copy.lines.search} typed={typed} />
      </form>
    </>
  );
}
