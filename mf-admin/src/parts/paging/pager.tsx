import { Pager as Buttons } from 'shared-ui/pager';
import { copy } from './copy';
import { FIRST_PAGE, PAGE_SIZE, type Page, type PageOf } from './page';
import styles from './pager.module.css';

interface PagerProps {
  readonly page: PageOf<unknown>;
  readonly onPage: (page: Page) => void;
}

/** Turns the pages of a list by the keys of its rows. */
export function Pager({ page: { entries, hasPrevious, hasNext }, onPage }: PagerProps) {
  const top = entries[0]?.key;
  const bottom = entries.at(-1)?.key;
  const turn = (to: Page | false) => to && (() => onPage(to));
  return (
    <Buttons
      note={<p className={styles.note}>{copy.perPage(PAGE_SIZE)}</p>}
      onFirst={turn(hasPrevious && FIRST_PAGE) || null}
      onPrevious={turn(hasPrevious && top !== undefined && { at: 'before', row: top }) || null}
      onNext={turn(hasNext && bottom !== undefined && { at: 'after', row: bottom }) || null}
      onLast={turn(hasNext && { at: 'last' }) || null}
    />
  );
}
