import { useQueryClient } from '@tanstack/react-query';
import { describeError, toAppError } from 'shared-domain/errors';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { AGENDA_KEY } from '../parts/query-keys';
import type { AgendaBlock } from './agenda';
import { copy } from './copy';
import { addBlocks, removeBlocks } from './write-blocks';

const words = copy.blocks;
const UNDO_SECONDS = 10;

interface Change {
  readonly kind: 'add' | 'remove';
  readonly blocks: readonly AgendaBlock[];
  /** When, for the toast. */
  readonly when: string;
}

const WRITES = { add: addBlocks, remove: removeBlocks } as const;
const TITLES = { add: words.added, remove: words.removed } as const;
const OPPOSITE = { add: 'remove', remove: 'add' } as const;

/** Blocks times and opens them again; each can be undone for ten seconds. */
export function useBlocks(onDone: () => void) {
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  const write = async ({ kind, blocks }: Change) => {
    await WRITES[kind](await supabase(), blocks);
  };
  const readAgain = () => queries.invalidateQueries({ queryKey: [AGENDA_KEY] });
  const fail = (error: unknown) => {
    toast({ kind: 'error', ...describeError(toAppError(error), PROFESSIONAL_ERRORS['agenda-block']) });
    return readAgain();
  };
  // Runs after the panel is gone, when its own write could not report any more.
  const undo = (change: Change) =>
    void write({ ...change, kind: OPPOSITE[change.kind] })
      .then(() => {
        toast({ kind: 'success', title: TITLES[OPPOSITE[change.kind]], text: change.when });
        return readAgain();
      })
      .catch(fail);
  const changing = useWrite({
    mutationFn: write,
    onSuccess: (_, change) => {
      onDone();
      toast({
        kind: 'success',
        title: TITLES[change.kind],
        text: change.when,
        seconds: UNDO_SECONDS,
        action: { label: words.undo, onSelect: () => undo(change) },
      });
      return readAgain();
    },
    onError: fail,
  });
  return {
    add: (blocks: readonly AgendaBlock[], when: string) => changing.run({ kind: 'add', blocks, when }),
    remove: (blocks: readonly AgendaBlock[], when: string) => changing.run({ kind: 'remove', blocks, when }),
    isRunning: changing.isRunning,
  };
}
