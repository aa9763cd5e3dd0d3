import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { UNDO_TOAST_SECONDS } from 'shared-domain/toast-times';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import type { PortalClient } from 'shared-portal/contract';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { AGENDA_KEY } from '../parts/query-keys';
import { blockCopy as words } from './block-copy';
import { removeBlock, saveBlock, type BlockWish } from './write-blocks';

interface Change {
  readonly kind: 'add' | 'change' | 'remove';
  readonly block: BlockWish;
  /** When, for the toast. */
  readonly when: string;
}

const TITLES = { add: words.added, change: words.changed, remove: words.removed } as const;

/** Makes a change and returns how it is undone; null: it is not. */
async function make(client: PortalClient, { kind, block }: Change) {
  const isWeekly = block.until !== null;
  if (kind === 'remove') {
    await removeBlock(client, block.id, isWeekly);
    return { title: words.added, undo: (by: PortalClient) => saveBlock(by, block) };
  }
  const { ids } = await saveBlock(client, block);
  if (kind === 'change') return null;
  return {
    title: words.removed,
    undo: async (by: PortalClient) => {
      for (const id of isWeekly ? ids.slice(0, 1) : ids) await removeBlock(by, id, isWeekly);
    },
  };
}

/** Blocks times, changes them and opens them again; additions and removals can be undone for ten seconds. */
export function useBlocks(onDone: () => void) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  const readAgain = () => queries.invalidateQueries({ queryKey: [AGENDA_KEY] });
  const fail = (error: unknown) => {
    toast({ kind: 'error', ...describeError(toAppError(error), PROFESSIONAL_ERRORS['agenda-block']) });
    return readAgain();
  };
  const changing = useWrite({
    mutationFn: async (change: Change) => make(await supabase(), change),
    onSuccess: (made, { kind, when }) => {
      onDone();
      // Runs after the panel is gone, when its own write could not report any more.
      const undo = async () => {
        try {
          await made?.undo(await supabase());
          toast({ kind: 'success', title: made?.title ?? '', text: when });
          await readAgain();
        } catch (error) {
          await fail(error);
        }
      };
      toast({
        kind: 'success',
        title: TITLES[kind],
        text: when,
        ...(made && {
          seconds: UNDO_TOAST_SECONDS,
          action: { label: words.undo, onSelect: () => void undo() },
        }),
      });
      return readAgain();
    },
    onError: fail,
  });
  return changing;
}
