import { EmptyPanel } from 'shared-ui/panel';
import { SearchBox } from 'shared-ui/search-box';
import { useDebouncedText } from 'shared-ui/debounced-text';
import { CardList, CardListSkeleton } from '../../parts/card-list';
import { NoMatch } from '../../parts/no-match';
import type { Page } from '../../parts/paging/page';
import { PagedView } from '../../parts/paging/paged-view';
import { copy } from './copy';
import styles from './professionals.module.css';
import type { ListedStatus } from './approval-view';
import { ProfessionalCard } from './professional-card';
import { useProfessionals } from './use-professionals';

interface ProfessionalsPanelProps {
  readonly approvalStatus: ListedStatus;
  readonly search: string;
  readonly page: Page;
  readonly onPage: (page: Page) => void;
  readonly onSearch: (text: string) => void;
}

/** Professionals with one approval status: approved ones can be suspended, suspended ones reinstated. */
export function ProfessionalsPanel({
  approvalStatus,
  search,
  page,
  onPage,
  onSearch,
}: ProfessionalsPanelProps) {
  return (
    <>
      <form role="search" className={styles.search}>
        <SearchBox
          label={copy.search}
          labelHidden
          placeholder={copy.searchPlaceholder}
          typed={useDebouncedText(search, onSearch)}
        />
      </form>
      <PagedView
        query={useProfessionals(approvalStatus, search, page)}
        page={page}
        onPage={onPage}
        card
        skeleton={<CardListSkeleton cards={3} avatar />}
        failureText={copy.failedText}
        empty={
          <EmptyProfessionals approvalStatus={approvalStatus} search={search} onClear={() => onSearch('')} />
        }
      >
        {(professionals) => (
          <CardList label={copy.list} entries={professionals}>
            {(professional) => (
              <ProfessionalCard professional={professional} approvalStatus={approvalStatus} />
            )}
          </CardList>
        )}
      </PagedView>
    </>
  );
}

interface EmptyProfessionalsProps {
  readonly approvalStatus: ListedStatus;
  readonly search: string;
  readonly onClear: () => void;
}

function EmptyProfessionals({ approvalStatus, search, onClear }: EmptyProfessionalsProps) {
  const { empty, emptyText } = copy.approvals[approvalStatus];
  if (!search) return <EmptyPanel card title={empty} text={emptyText} />;
  return <NoMatch title={copy.noMatch} text={copy.noMatchText} clear={copy.clear} onClear={onClear} />;
}
