import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import type { FormOfAddress, Profession } from 'shared-domain/specialties';
import type { Page, RowKey } from '../../parts/paging/page';
import { usePagedQuery } from '../../parts/paging/use-paged-query';
import type { ListedStatus } from './approval-view';

/** A professional approved at some point. */
export interface Professional {
  readonly key: RowKey;
  /** Id of the account. */
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly profession: Profession;
  readonly formOfAddress: FormOfAddress;
  readonly registration: string;
  readonly city: string | null;
  readonly state: string | null;
  /** Date of the current status. */
  readonly since: Instant;
  /** Reason of a suspension. */
  readonly reason: string | null;
}

/** One page of the professionals with an approval status that match a search, latest change first. */
export function useProfessionals(approvalStatus: ListedStatus, search: string, page: Page) {
  return usePagedQuery({
    key: ['admin-professionals', approvalStatus, search],
    page,
    read: async (client, { cursor, newer, size, signal }): Promise<Professional[]> => {
      const { data, error } = await client
        .rpc('list_professionals', {
          search: search || null,
          status: approvalStatus,
          cursor_at: cursor?.at ?? null,
          cursor_id: cursor?.id ?? null,
          newer,
          page_size: size,
        })
        .abortSignal(signal);
      if (error) throw toAppError(error);
      return data.map((row) => ({
        key: { at: row.standing_since, id: row.user_id },
        id: row.user_id,
        fullName: row.full_name,
        email: row.email,
        profession: row.profession,
        formOfAddress: row.form_of_address,
        registration: row.registration,
        city: row.city,
        state: row.state,
        since: row.standing_since as Instant,
        reason: row.suspension_reason,
      }));
    },
  });
}
