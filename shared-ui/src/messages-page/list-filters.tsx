import { unreadIn, useConversations, type Side } from 'shared-data/conversations';
import { useDebouncedText } from '../debounced-text';
import { Segmented } from '../field';
import { SearchBox } from '../search-box';
import { copy } from './copy';
import styles from './list-filters.module.css';
import type { ListState } from './list-state';

interface ListFiltersProps {
  readonly side: Side;
  readonly state: ListState;
  readonly onFilter: (change: Partial<ListState>) => void;
}

/** Search by name, and all or the unread ones. */
export function ListFilters({ side, state, onFilter }: ListFiltersProps) {
  const typed = useDebouncedText(state.search, (search) => onFilter({ search }));
  const unread = unreadIn(useConversations(side).data ?? []);
  return (
    <form role="search" className={styles.filters}>
      <SearchBox label={copy.search[side]} labelHidden placeholder={copy.search[side]} typed={typed} />
      <Segmented
        label={copy.show}
        value={state.onlyUnread ? 'unread' : 'all'}
        options={[
          { value: 'all', label: copy.all },
          { value: 'unread', label: copy.unread(unread) },
        ]}
        onValueChange={(value) => onFilter({ onlyUnread: value === 'unread' })}
      />
    </form>
  );
}
