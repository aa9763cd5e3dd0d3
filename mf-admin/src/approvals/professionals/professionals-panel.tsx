import { useRef } from 'react';
import { Button } from 'shared-ui/button';
import { EmptyPanel } from 'shared-ui/panel';
import { SkeletonCard } from 'shared-ui/skeleton';
import { SearchBox } from 'shared-ui/search-box';
import { useTypedText } from 'shared-ui/typed-text';
import type { Page } from '../../parts/paging/page';
import { PagedView } from '../../parts/paging/paged-view';
import { copy } from './copy';
import { ProfessionalCard } from './professional-card';
import styles from './professionals.module.css';
import type { Standing } from './standing';
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
  const list = useRef<HTMLDivElement>(null);
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
      {/* Who changes leaves the list, and the button with them: the list takes the focus over. */}
      <div ref={list} tabIndex={-1} className={styles.view}>
        <PagedView
          query={useProfessionals(standing, search, page)}
          page={page}
          onPage={onPage}
          card
          skeleton={<ListSkeleton />}
          failureText={copy.failedText}
          failureToast
          empty={<Nobody standing={standing} search={search} onClear={() => onSearch('')} />}
        >
          {(professionals) => (
            <ul className={styles.list} aria-label={copy.list}>
              {professionals.map((professional) => (
                <li key={professional.id}>
                  <ProfessionalCard
                    professional={professional}
                    standing={standing}
                    onChanged={() => list.current?.focus()}
                  />
                </li>
              ))}
            </ul>
          )}
        </PagedView>
      </div>
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
  return (
    <EmptyPanel
      card
      title={copy.noMatch}
      text={copy.noMatchText}
      action={
        <Button variant="outline" onClick={onClear}>
          {copy.clear}
        </Button>
      }
    />
  );
}

function ListSkeleton() {
  return (
    <div className={styles.list}>
      {Array.from({ length: 3 }, (_, card) => (
        <SkeletonCard key={card} avatar foot />
      ))}
    </div>
  );
}
