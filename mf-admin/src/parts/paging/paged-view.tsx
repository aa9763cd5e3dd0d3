import type { ReactNode } from 'react';
import { classNames } from 'shared-ui/class-names';
import { RemoteView, type RemoteQuery, type RemoteViewProps } from 'shared-ui/remote-view';
import { copy } from './copy';
import { EmptiedPage } from './emptied-page';
import { isOutermost, type Page, type PageOf } from './page';
import { Pager } from './pager';
import styles from './pager.module.css';
import { useSlow } from './use-slow';
import { usePageChangeFocus } from './use-page-change-focus';

interface PagedViewProps<Entry> extends Omit<
  RemoteViewProps<PageOf<Entry>>,
  'query' | 'isEmpty' | 'children' | 'className'
> {
  readonly query: RemoteQuery<PageOf<Entry>>;
  readonly page: Page;
  readonly onPage: (page: Page) => void;
  readonly children: (entries: PageOf<Entry>['entries']) => ReactNode;
}

/** A page of a list with its pager. `empty` is shown if nothing matches. */
export function PagedView<Entry>({ page, onPage, children, ...view }: PagedViewProps<Entry>) {
  const { data, isFetching, isPlaceholderData } = view.query;
  const slow = useSlow(isFetching && (data === undefined || isPlaceholderData));
  const { list, turn } = usePageChangeFocus(page, isPlaceholderData, onPage);
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <p role="status" className={classNames(slow && styles.slow)}>
        {slow && copy.slow}
      </p>
      <RemoteView {...view} isEmpty={({ entries }) => entries.length === 0 && isOutermost(page)}>
        {(shown) =>
          shown.entries.length === 0 ? (
            <EmptiedPage card={view.card} onPage={turn} />
          ) : (
            <>
              {children(shown.entries)}
              <Pager page={shown} onPage={turn} />
            </>
          )
        }
      </RemoteView>
    </div>
  );
}
