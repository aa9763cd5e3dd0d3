import { useRead } from 'shared-data/query';
import { AGENDA_KEY } from '../parts/query-keys';
import { saveBlock, type BlockWish } from './write-blocks';

/** What blocking a time would do; null: nothing to ask. */
export function useBlockPreview(wish: BlockWish | null) {
  const asked = wish && { ...wish, note: null };
  return useRead({
    key: [AGENDA_KEY, 'block', asked],
    enabled: asked !== null,
    // Patients book meanwhile.
    staleTime: 0,
    read: (client) =>
      asked ? saveBlock(client, asked, { preview: true }) : Promise.resolve({ ids: [], inside: [] }),
  });
}
