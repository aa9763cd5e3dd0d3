import type { ReactNode } from 'react';
import type { Instant } from 'shared-domain/schedule';
import { messageTime } from '../parts/relative-time';
import { Link } from 'shared-portal/router';
import { Avatar } from 'shared-ui/avatar';
import { Card } from 'shared-ui/card';
import { EmptyPanel } from 'shared-ui/panel';
import type { RemoteQuery } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { SearchBox } from 'shared-ui/search-box';
import { useDebouncedText } from 'shared-ui/debounced-text';
import type { Page, PageOf } from '../parts/paging/page';
import { PagedView } from '../parts/paging/paged-view';
import { copy } from './copy';
import type { MessageKind } from './message-kind';
import styles from './messages-page.module.css';

/** Row data of a message or request. */
export interface Entry {
  readonly id: string;
  readonly fullName: string;
  readonly subject: string;
  readonly sentAt: Instant;
}

/** Props that the page passes to both lists. */
export interface MailboxProps {
  readonly kind: MessageKind;
  readonly search: string;
  readonly page: Page;
  readonly openId: string | null;
  readonly onSearch: (text: string) => void;
  readonly onPage: (page: Page) => void;
  /** Path and query of an open message. */
  readonly addressOf: (id: string) => string;
  readonly onPick: (id: string) => void;
}

interface MessageListProps<E extends Entry> extends MailboxProps {
  /** A page of the matching entries. */
  readonly entries: RemoteQuery<PageOf<E>>;
  /** Status label of an entry; empty if there is none. */
  readonly stateOf: (entry: E) => ReactNode;
}

export function MessageList<E extends Entry>({
  kind,
  entries,
  search,
  page,
  openId,
  onSearch,
  onPage,
  addressOf,
  onPick,
  stateOf,
}: MessageListProps<E>) {
  return (
    <Card as="section" className={styles.list} aria-label={copy.list[kind]}>
      <form role="search">
        <SearchBox
          label={copy.search[kind]}
          labelHidden
          placeholder={copy.searchPlaceholder[kind]}
          typed={useDebouncedText(search, onSearch)}
        />
      </form>
      <PagedView
        query={entries}
        page={page}
        onPage={onPage}
        skeleton={<SkeletonCard bare lines={6} />}
        failureText={copy.failedText[kind]}
        empty={
          search ? (
            <EmptyPanel title={copy.noMatch[kind]} text={copy.noMatchText[kind]} />
          ) : (
            <EmptyPanel title={copy.none[kind]} text={copy.noneText[kind]} />
          )
        }
      >
        {(shown) => (
          <ul className={styles.messages}>
            {shown.map((entry) => (
              <li key={entry.id}>
                <Link
                  to={addressOf(entry.id)}
                  className={styles.message}
                  aria-current={entry.id === openId ? 'true' : undefined}
                  onClick={() => onPick(entry.id)}
                >
                  <Line entry={entry} state={stateOf(entry)} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </PagedView>
    </Card>
  );
}

function Line({ entry: { fullName, subject, sentAt }, state }: { entry: Entry; state: ReactNode }) {
  return (
    <>
      <Avatar name={fullName} size="sm" />
      <span className={styles.words}>
        <b>{fullName}</b>
        <span>{subject}</span>
      </span>
      <span className={styles.when}>{messageTime(sentAt, new Date())}</span>
      {state && <span className={styles.state}>{state}</span>}
    </>
  );
}
