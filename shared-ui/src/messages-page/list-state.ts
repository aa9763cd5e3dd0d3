import type { ActiveConversation } from 'shared-data/conversations';
import { folded } from 'shared-domain/text';

/** What of the list is shown, stored in the address. */
export interface ListState {
  readonly search: string;
  readonly onlyUnread: boolean;
}

const UNREAD = 'nao-lidas';

/** Reads the state from an address. */
export const listStateFrom = (params: URLSearchParams): ListState => ({
  search: params.get('q') ?? '',
  onlyUnread: params.get('filtro') === UNREAD,
});

/** Writes the state to a query. */
export function paramsOf({ search, onlyUnread }: ListState): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set('q', search);
  if (onlyUnread) params.set('filtro', UNREAD);
  return params;
}

/** The conversations that match; the open one stays when it has just been read. */
export function matching(
  all: readonly ActiveConversation[],
  { search, onlyUnread }: ListState,
  isOpen: (conversation: ActiveConversation) => boolean,
): readonly ActiveConversation[] {
  const wanted = folded(search);
  return all.filter(
    (conversation) =>
      folded(conversation.otherName).includes(wanted) &&
      (!onlyUnread || conversation.unread > 0 || isOpen(conversation)),
  );
}
