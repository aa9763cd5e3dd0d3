import { useConversation } from 'shared-data/conversation';
import { useConversations, type Side } from 'shared-data/conversations';
import { useFilterParams } from 'shared-data/filter-params';
import { useServerClock } from 'shared-data/server-clock';
import { useParams } from 'shared-portal/router';
import { Card } from '../card';
import { classNames } from '../class-names';
import { ConversationView } from '../conversation';
import { ButtonLink } from '../button';
import { useDocumentTitle } from '../page-layout';
import { EmptyPanel } from '../panel';
import { ConversationList } from './conversation-list';
import { copy } from './copy';
import { ListFilters } from './list-filters';
import { listStateFrom, paramsOf, type ListState } from './list-state';
import styles from './messages-page.module.css';
import { useHeaderHeight } from './use-header-height';
import { useVisibleHeight } from './use-visible-height';

/** The heights in pixels that are known, for CSS. */
const heights = (known: Readonly<Record<string, number | null>>) =>
  Object.fromEntries(
    Object.entries(known).flatMap(([name, px]) => (px === null ? [] : [[`--${name}-height`, `${px}px`]])),
  );

interface MessagesPageProps {
  readonly side: Side;
}

/** The conversations of one side, and the open one: beside them on wide screens, in their place on others. */
export function MessagesPage({ side }: MessagesPageProps) {
  const { id } = useParams();
  const opened = useConversation(id ?? '').data;
  const [params, setFilters] = useFilterParams();
  const visibleHeight = useVisibleHeight();
  const headerHeight = useHeaderHeight();
  // Prefetched for the times of the list.
  useServerClock();
  const state = listStateFrom(params);
  const filter = (change: Partial<ListState>) =>
    setFilters((now) => paramsOf({ ...listStateFrom(now), ...change }));
  const query = params.size > 0 ? `?${params.toString()}` : '';
  const list = `/${side}/mensagens${query}`;
  return (
    <div
      className={classNames(
        'wrap',
        styles.page,
        id !== undefined && styles.open,
        visibleHeight !== null && styles.withKeyboard,
      )}
      data-fills-page={id !== undefined || undefined}
      style={heights({ visible: visibleHeight, header: headerHeight })}
    >
      {id === undefined ? <Heading /> : <p className={styles.title}>{copy.title}</p>}
      <div className={styles.panes}>
        <Card className={styles.list}>
          <ListFilters side={side} state={state} onFilter={filter} />
          <div className={styles.scroller}>
            <ConversationList
              side={side}
              state={state}
              isOpen={(known) => known.consultationId === id || known.id === opened?.id}
              pathOf={(consultationId) => `/${side}/mensagens/${consultationId}${query}`}
              onClear={() => filter({ search: '', onlyUnread: false })}
            />
          </div>
        </Card>
        {id === undefined ? (
          <NoneOpen side={side} />
        ) : (
          <ConversationView
            key={id}
            id={id}
            pane
            backTo={() => list}
            unknown={<UnknownConversation list={list} />}
            className={styles.thread}
          />
        )}
      </div>
    </div>
  );
}

/** Fills the place of the thread; without any conversation the list says so. */
function NoneOpen({ side }: MessagesPageProps) {
  const { data = [] } = useConversations(side);
  return (
    <Card className={styles.nothing}>
      {data.length > 0 && <EmptyPanel title={copy.choose} text={copy.chooseText} />}
    </Card>
  );
}

function Heading() {
  useDocumentTitle(copy.title);
  return (
    <h1 className={styles.title} tabIndex={-1}>
      {copy.title}
    </h1>
  );
}

function UnknownConversation({ list }: { readonly list: string }) {
  return (
    <EmptyPanel
      card
      level={1}
      title={copy.unknown}
      text={copy.unknownText}
      action={<ButtonLink to={list}>{copy.toList}</ButtonLink>}
    />
  );
}
