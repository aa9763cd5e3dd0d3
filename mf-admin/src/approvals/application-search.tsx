import { SearchBox } from 'shared-ui/search-box';
import { useDebouncedText } from 'shared-ui/debounced-text';
import { useApplicationCounts } from '../parts/use-application-counts';
import styles from './application-search.module.css';
import { copy } from './copy';

interface ApplicationSearchProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** The search box with the number of matches and of all applications. */
export function ApplicationSearch({ search, onSearch }: ApplicationSearchProps) {
  const { data: counts, isError } = useApplicationCounts(search);
  return (
    <form role="search" className={styles.search}>
      <SearchBox
        label={copy.search}
        labelHidden
        placeholder={copy.searchPlaceholder}
        typed={useDebouncedText(search, onSearch)}
        className={styles.input}
      />
      <p className={styles.counter} aria-live="polite">
        {counts ? copy.counter(figure(counts.matching), figure(counts.total)) : isError && copy.counterFailed}
      </p>
    </form>
  );
}

const figure = (count: number) => count.toLocaleString('pt-BR');
