import { useEffect, useEffectEvent, useState } from 'react';
import { useDraftStorage } from 'shared-data/stored-draft';
import { isSameDraft, type HoursDraft } from './hours';

export interface DraftState {
  readonly draft: HoursDraft;
  readonly isUnsaved: boolean;
  readonly change: (part: Partial<HoursDraft>) => void;
  readonly discard: () => void;
}

/** The edited hours over the saved ones, stored in this tab until they are saved or the screen is left. */
export function useHoursDraft(saved: HoursDraft): DraftState {
  const storage = useDraftStorage<HoursDraft>('hours', { version: JSON.stringify(saved) });
  // Null: nothing was changed, so that hours saved elsewhere are shown.
  const [edited, setEdited] = useState<HoursDraft | null>(() =>
    storage.stored ? { ...saved, ...storage.stored } : null,
  );
  const isUnsaved = edited !== null && !isSameDraft(saved, edited);
  if (edited !== null && !isUnsaved) setEdited(null);
  const store = useEffectEvent((draft: HoursDraft | null) =>
    draft ? storage.store(draft) : storage.remove(),
  );
  useEffect(() => store(isUnsaved ? edited : null), [isUnsaved, edited]);
  return {
    draft: edited ?? saved,
    isUnsaved,
    change: (part) => setEdited((latest) => ({ ...(latest ?? saved), ...part })),
    discard: () => setEdited(null),
  };
}
