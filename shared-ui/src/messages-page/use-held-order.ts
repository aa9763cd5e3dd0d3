import { useState } from 'react';

interface Item {
  readonly id: string;
}

/** `items` by their place in `held`; new ones come last. */
function inOrder<Known extends Item>(items: readonly Known[], held: readonly string[]): readonly Known[] {
  const placeOf = ({ id }: Item) => {
    const place = held.indexOf(id);
    return place === -1 ? held.length : place;
  };
  return [...items].sort((a, b) => placeOf(a) - placeOf(b));
}

/** The items in their order, except while a pointer is on their list: then they keep their places. */
export function useHeldOrder<Known extends Item>(items: readonly Known[]) {
  const [held, setHeld] = useState<readonly string[] | null>(null);
  return {
    items: held ? inOrder(items, held) : items,
    list: {
      onPointerEnter: () => setHeld(items.map(({ id }) => id)),
      onPointerLeave: () => setHeld(null),
    },
  };
}
