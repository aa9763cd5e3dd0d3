import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'shared-ui/button';
import { copy } from './copy';
import { FIRST_PAGE, PAGE_SIZE, type Page, type PageOf } from './page';
import styles from './pager.module.css';

interface PagerProps {
  readonly page: PageOf<unknown>;
  readonly onPage: (page: Page) => void;
}

/**
 * First, previous, next, last; hidden if there is only one page. No page numbers, because pages are found by
 * row keys.
 */
export function Pager({ page: { entries, hasPrevious, hasNext }, onPage }: PagerProps) {
  if (!hasPrevious && !hasNext) return null;
  const top = entries[0]?.key;
  const bottom = entries.at(-1)?.key;
  return (
    <nav aria-label={copy.paging} className={styles.pager}>
      <p className={styles.note}>{copy.perPage(PAGE_SIZE)}</p>
      <div className={styles.buttons}>
        <PageButton
          label={copy.first}
          before={<ChevronsLeft aria-hidden="true" />}
          to={hasPrevious && FIRST_PAGE}
          onPage={onPage}
        />
        <PageButton
          label={copy.previous}
          before={<ChevronLeft aria-hidden="true" />}
          to={hasPrevious && top !== undefined && { at: 'before', row: top }}
          onPage={onPage}
        />
        <PageButton
          label={copy.next}
          after={<ChevronRight aria-hidden="true" />}
          to={hasNext && bottom !== undefined && { at: 'after', row: bottom }}
          onPage={onPage}
        />
        <PageButton
          label={copy.last}
          after={<ChevronsRight aria-hidden="true" />}
          to={hasNext && { at: 'last' }}
          onPage={onPage}
        />
      </div>
    </nav>
  );
}

interface PageButtonProps {
  readonly label: string;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** False: there is no such page. */
  readonly to: Page | false;
  readonly onPage: (page: Page) => void;
}

function PageButton({ label, before, after, to, onPage }: PageButtonProps) {
  return (
    <Button
      variant="outline"
      size="sm"
      disabled={to === false}
      icon={before}
      onClick={() => to && onPage(to)}
    >
      <span className={styles.word}>{label}</span>
      {after}
    </Button>
  );
}
