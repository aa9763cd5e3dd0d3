import { useQueryClient } from '@tanstack/react-query';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import type { ErrorEntry } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import { useTeamWrite } from '../../parts/use-team-write';
import { PERSON_KEY } from '../use-person';

interface PersonWrite<Answer, Input> {
  /** Throws an `AppError`. */
  readonly act: (client: PortalClient, input: Input) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void;
  /** Receives each error first; returns whether it has shown it. */
  readonly showAtField?: (error: unknown) => boolean;
  readonly errors?: ErrorEntry;
}

/** Reads an account and the list of accounts again after a change. */
export function useChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of [PERSON_KEY, 'admin-users']) void queries.invalidateQueries({ queryKey: [key] });
  };
}

/** A change of an account, which is read again afterwards, also after a refusal. */
export function usePersonWrite<Answer, Input>(write: PersonWrite<Answer, Input>) {
  return useTeamWrite({ errors: ADMIN_ERRORS['admin-person'], ...write, onSettled: useChanged() });
}
