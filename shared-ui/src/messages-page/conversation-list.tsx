import { useEffect, type ReactNode } from 'react';
import { useConversations, type ActiveConversation, type Side } from 'shared-data/conversations';
import { useRefused } from 'shared-data/outbox';
import { Button, ButtonLink } from '../button';
import { EmptyPanel } from '../panel';
import { RemoteView } from '../remote-view';
import { ConversationRow } from './conversation-row';
import styles from './conversation-list.module.css';
import { copy } from './copy';
import { ListSkeleton } from './list-skeleton';
import { matching, type ListState } from './list-state';
import { UnsentRow } from './unsent-row';
import { useHeldOrder } from './use-held-order';

interface ConversationListProps {
  readonly side: Side;
  readonly state: ListState;
  readonly isOpen: (conversation: Pick<ActiveConversation, 'id' | 'consultationId'>) => boolean;
  readonly pathOf: (consultationId: string) => string;
  readonly onClear: () => void;
}

/** The conversations that match the search and the filter, newest first. */
export function ConversationList({ side, state, isOpen, pathOf, onClear }: ConversationListProps) {
  const conversations = useConversations(side);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = conversations;
  const isFiltered = state.search !== '' || state.onlyUnread;
  // The list is filtered here: what matches may be on any page.
  const isSearching = isFiltered && hasNextPage;
  const refused = useRefused();
  useEffect(() => {
    if (isSearching && !isFetchingNextPage) void fetchNextPage();
  }, [isSearching, isFetchingNextPage, fetchNextPage]);
  return (
    <RemoteView
      query={conversations}
      skeleton={<ListSkeleton />}
      failureText={copy.failedText}
      isEmpty={(all) => all.length === 0 && !hasNextPage && refused.length === 0}
      empty={<NoConversations side={side} />}
    >
      {(all) => {
        const shown = matching(all, state, isOpen);
        const isKnown = (id: string) => all.some((conversation) => conversation.id === id);
        const unsent =
          isFiltered || hasNextPage ? [] : refused.filter(({ conversationId }) => !isKnown(conversationId));
        if (shown.length === 0 && unsent.length === 0 && !isSearching)
          return <NoMatch state={state} onClear={onClear} />;
        return (
          <>
            <Rows conversations={shown} isOpen={isOpen} pathOf={pathOf}>
              {unsent.map((message) => (
                <UnsentRow
                  key={message.id}
                  message={message}
                  side={side}
                  to={pathOf(message.consultationId)}
                  isOpen={isOpen({ id: message.conversationId, consultationId: message.consultationId })}
                />
              ))}
            </Rows>
            {hasNextPage && (
              <Button block variant="text" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {copy.more}
              </Button>
            )}
          </>
        );
      }}
    </RemoteView>
  );
}

interface RowsProps extends Pick<ConversationListProps, 'isOpen' | 'pathOf'> {
  readonly conversations: readonly ActiveConversation[];
  /** Rows above them. */
  readonly children: ReactNode;
}

/** The rows do not change places under a pointer. */
function Rows({ conversations, isOpen, pathOf, children }: RowsProps) {
  const { items, list } = useHeldOrder(conversations);
  return (
    <ul className={styles.list} aria-label={copy.list} {...list}>
      {children}
      {items.map((conversation) => (
        <li key={conversation.id}>
          <ConversationRow
            conversation={conversation}
            to={pathOf(conversation.consultationId)}
            isOpen={isOpen(conversation)}
          />
        </li>
      ))}
    </ul>
  );
}

function NoConversations({ side }: { readonly side: Side }) {
  const { to, label } = copy.start[side];
  return (
    <EmptyPanel
      title={copy.none}
      text={copy.noneText[side]}
      action={<ButtonLink to={to}>{label}</ButtonLink>}
    />
  );
}

function NoMatch({ state, onClear }: Pick<ConversationListProps, 'state' | 'onClear'>) {
  return (
    <EmptyPanel
      title={state.search ? copy.notFound(state.search) : copy.allRead}
      action={
        <Button variant="outline" onClick={onClear}>
          {copy.clear}
        </Button>
      }
    />
  );
}
