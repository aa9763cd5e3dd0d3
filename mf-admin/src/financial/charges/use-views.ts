import { useState } from 'react';
import { useUserId } from 'shared-portal/portal';
import { storedViews, storeViews, type View } from './saved-views';

const storage = () => localStorage;

/** The user's own views on this device. */
export function useViews() {
  const userId = useUserId() ?? '';
  const [views, setViews] = useState(() => storedViews(storage, userId));
  const keep = (next: readonly View[]) => {
    setViews(next);
    storeViews(storage, userId, next);
  };
  return {
    views,
    save: (view: View) => keep([...views, view]),
    remove: (query: string) => keep(views.filter((view) => view.query !== query)),
  };
}
