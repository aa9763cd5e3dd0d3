import { EmptyPanel } from 'shared-ui/panel';
import { SearchBox } from 'shared-ui/search-box';
import { useTypedText } from 'shared-ui/typed-text';
import { CardList, CardListSkeleton } from '../../parts/card-list';
import { NoMatch } from '../../parts/no-match';
import type { Page } from '../../parts/paging/page';
import { PagedView } from '../../parts/paging/paged-view';
import { copy } from './copy';
import styles from './professionals.module.css';
import type { Standing } from './standing';
import { StandingCard } from './standing-card';
import { useProfessionals } from './use-professionals';

interface ProfessionalsPanelProps {
  readonly standing: Standing;
  readonly search: string;
  readonly page: Page;
  readonly onPage: (page: Page) => void;
  readonly onSearch: (text: string) => void;
}

/** Professionals of one standing: the approved can be suspended, the suspended let in again. */
export function ProfessionalsPanel({ standing, search, page, onPage, onSearch }: ProfessionalsPanelProps) {
  return (
    <>
      <form role="search" className={styles.search}>
        <SearchBox
          label={copy.search}
          labelHidden
          placeholder={copy.searchPlaceholder}
          typed={useTypedText(search, onSearch)}
        />
      </form>
      <PagedView
        query={useProfessionals(standing, search, page)}
        page={page}
        onPage={onPage}
        card
        skeleton={<CardListSkeleton cards={3} avatar />}
        failureText={copy.failedText}
        empty={<Nobody standing={standing} search={search} onClear={() => onSearch('')} />}
      >
        {(professionals) => (
          <CardList label={copy.list} entries={professionals}>
            {(professional) => <StandingCard professional={professional} standing={standing} />}
          </CardList>
        )}
      </PagedView>
    </>
  );
}

interface NobodyProps {
  readonly standing: Standing;
  readonly search: string;
  readonly onClear: () => void;
}

function Nobody({ standing, search, onClear }: NobodyProps) {
  const { empty, emptyText } = copy.standings[standing];
  if (!search) return <EmptyPanel card title={empty} text={emptyText} />;
  return <NoMatch title={copy.noMatch} text={copy.noMatchText} clear={copy.clear} onClear={onClear} />;
}
