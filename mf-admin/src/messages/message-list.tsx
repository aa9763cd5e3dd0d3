import { Search } from 'lucide-react';
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
import { useMessages, type Message } from './use-messages';

interface MessageListProps {
  readonly kind: MessageKind;
  readonly search: string;
  readonly openId: string | null;
  readonly onSearch: (text: string) => void;
  /** Path and query under which a message is open. */
  readonly addressOf: (id: string) => string;
  readonly onPick: (id: string) => void;
}

export function MessageList({ kind, search, openId, onSearch, addressOf, onPick }: MessageListProps) {
  const [text, setText, sendText] = useTypedText(search, onSearch);
  const messages = useMessages(kind, search);
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
        query={messages}
        level={3}
        skeleton={<SkeletonCard bare lines={6} />}
        failureText={copy.failedText}
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
              {pages.flat().map((message) => (
                <li key={message.id}>
                  <Link
                    to={addressOf(message.id)}
                    className={styles.message}
                    aria-current={message.id === openId ? 'true' : undefined}
                    onClick={() => onPick(message.id)}
                  >
                    <Line message={message} />
                  </Link>
                </li>
              ))}
            </ul>
            {messages.hasNextPage && (
              <Button
                variant="text"
                block
                loading={messages.isFetchingNextPage}
                onClick={() => void messages.fetchNextPage()}
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

function Line({ message: { fullName, subject, sentAt, isRead } }: { message: Message }) {
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
            <span className="visually-hidden">{copy.unread}</span>
          </span>
        )}
      </span>
    </>
  );
}
