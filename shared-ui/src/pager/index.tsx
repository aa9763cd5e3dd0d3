import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { copy } from './copy';
import styles from './pager.module.css';

/** Turns to a page; null: there is no such page. */
type Turn = (() => void) | null;

export interface PagerProps {
  /** Which rows are shown, or how many a page has. */
  readonly note: ReactNode;
  readonly onFirst: Turn;
  readonly onPrevious: Turn;
  readonly onNext: Turn;
  readonly onLast: Turn;
}

/**
 * First, previous, next, last; hidden if there is only one page. No page numbers, because pages are found by
 * row keys.
 */
export function Pager({ note, onFirst, onPrevious, onNext, onLast }: PagerProps) {
  if (!onFirst && !onPrevious && !onNext && !onLast) return null;
  return (
    <nav aria-label={copy.paging} className={styles.pager}>
      <div className={styles.note}>{note}</div>
      <div className={styles.buttons}>
        <PageButton label={copy.first} before={<ChevronsLeft aria-hidden="true" />} turn={onFirst} />
        <PageButton label={copy.previous} before={<ChevronLeft aria-hidden="true" />} turn={onPrevious} />
        <PageButton label={copy.next} after={<ChevronRight aria-hidden="true" />} turn={onNext} />
        <PageButton label={copy.last} after={<ChevronsRight aria-hidden="true" />} turn={onLast} />
      </div>
    </nav>
  );
}

interface PageButtonProps {
  readonly label: string;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  readonly turn: Turn;
}

function PageButton({ label, before, after, turn }: PageButtonProps) {
  return (
    <Button variant="outline" size="sm" disabled={turn === null} icon={before} onClick={() => turn?.()}>
      <span className={styles.word}>{label}</span>
      {after}
    </Button>
  );
}
