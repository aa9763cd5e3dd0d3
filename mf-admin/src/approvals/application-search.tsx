import { Search } from 'lucide-react';
import { TextInput } from 'shared-ui/field';
import { useTypedText } from 'shared-ui/typed-text';
import { useApplicationCounts } from '../parts/use-application-counts';
import styles from './application-search.module.css';
import { copy } from './copy';

interface ApplicationSearchProps {
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

/** The search box, and how many of all applications it finds. */
export function ApplicationSearch({ search, onSearch }: ApplicationSearchProps) {
  const [text, setText, sendText] = useTypedText(search, onSearch);
  const { data: counts } = useApplicationCounts(search);
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        sendText();
      }}
    >
      <TextInput
        type="search"
        className={styles.input}
        icon={<Search aria-hidden="true" />}
        aria-label={copy.search}
        placeholder={copy.searchPlaceholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p className={styles.counter} aria-live="polite">
        {counts && copy.counter(figure(counts.matching), figure(counts.total))}
      </p>
    </form>
  );
}

const figure = (count: number) => count.toLocaleString('pt-BR');
