import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { Instant } from 'shared-domain/schedule';
import { whenCame } from '../parts/when';
import { Link } from 'shared-portal/router';
import { Avatar } from 'shared-ui/avatar';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { TextInput } from 'shared-ui/field';
import { EmptyPanel } from 'shared-ui/panel';
import { RemoteView } from 'shared-ui/remote-view';
import { SkeletonCard } from 'shared-ui/skeleton';
import { useTypedText } from 'shared-ui/typed-text';
import { copy } from './copy';
import type { MessageKind } from './message-kind';
import styles from './messages-page.module.css';

/** What a line shows of a message or of a request. */
export interface Entry {
  readonly id: string;
  readonly fullName: string;
  readonly subject: string;
  readonly sentAt: Instant;
  /** Somebody of the team has looked at it. */
  readonly isRead: boolean;
}

export interface MessageListProps {
  readonly kind: MessageKind;
  /** Pages of what the search finds. */
  readonly entries: UseInfiniteQueryResult<InfiniteData<readonly Entry[]>>;
  readonly search: string;
  readonly openId: string | null;
  readonly onSearch: (text: string) => void;
  /** Path and query under which a message is open. */
  readonly addressOf: (id: string) => string;
  readonly onPick: (id: string) => void;
}

export function MessageList({
  kind,
  entries,
  search,
  openId,
  onSearch,
  addressOf,
  onPick,
}: MessageListProps) {
  const [text, setText, sendText] = useTypedText(search, onSearch);
  return (
    <Card as="section" className={styles.list} aria-label={copy.list}>
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          sendText();
        }}
      >
        <TextInput
          type="search"
          icon={<Search aria-hidden="true" />}
          aria-label={copy.search}
          placeholder={copy.searchPlaceholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </form>
      <RemoteView
        query={entries}
        skeleton={<SkeletonCard bare lines={6} />}
        failureText={copy.failedText[kind]}
        isEmpty={({ pages }) => pages.every((page) => page.length === 0)}
        empty={
          search ? (
            <EmptyPanel title={copy.noMatch} text={copy.noMatchText} />
          ) : (
            <EmptyPanel title={copy.none} text={copy.noneText[kind]} />
          )
        }
      >
        {({ pages }) => (
          <>
            <ul className={styles.messages}>
              {pages.flat().map((entry) => (
                <li key={entry.id}>
                  <Link
                    to={addressOf(entry.id)}
                    className={styles.message}
                    aria-current={entry.id === openId ? 'true' : undefined}
                    onClick={() => onPick(entry.id)}
                  >
                    <Line entry={entry} kind={kind} />
                  </Link>
                </li>
              ))}
            </ul>
            {entries.hasNextPage && (
              <Button
                variant="text"
                block
                loading={entries.isFetchingNextPage}
                onClick={() => void entries.fetchNextPage()}
              >
                {copy.more}
              </Button>
            )}
          </>
        )}
      </RemoteView>
    </Card>
  );
}

function Line({ entry: { fullName, subject, sentAt, isRead }, kind }: { entry: Entry; kind: MessageKind }) {
  return (
    <>
      <Avatar name={fullName} size="sm" />
      <span className={styles.words}>
        <b>{fullName}</b>
        <span>{subject}</span>
      </span>
      <span className={styles.when}>
        {whenCame(sentAt, new Date())}
        {!isRead && (
          <span className={styles.dot}>
            <span className="visually-hidden">{copy.unread[kind]}</span>
          </span>
        )}
      </span>
    </>
  );
}
