import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'shared-portal/router';

/** The kinds of cards that an address can name (`?proposta={id}`). */
type Kind = 'proposta' | 'serie';

const idOf = (kind: Kind, id: string) => `${kind}-${id}`;

/** Attributes of a card, which make it a target of `focusCard`. */
export const cardTarget = (kind: Kind, id: string) => ({ id: idOf(kind, id), tabIndex: -1 });

/** Moves focus and view to a card; nothing if it is not there. */
export function focusCard(kind: Kind, id: string) {
  const card = document.getElementById(idOf(kind, id));
  card?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: 'center' });
}

/** Focuses the card that the address names once the cards are shown, as notifications do. */
export function useLinkedCard(kind: Kind, isShown: boolean) {
  const [params] = useSearchParams();
  const { key } = useLocation();
  const id = params.get(kind);
  useEffect(() => {
    if (isShown && id !== null) focusCard(kind, id);
  }, [kind, id, isShown, key]);
}
