import { toAppError } from 'shared-domain/errors';
import { cents, type Cents } from 'shared-domain/money';
import type { Instant } from 'shared-domain/schedule';
import type { FormOfAddress, Profession } from 'shared-domain/specialties';
import type { ApplicationStatus } from 'shared-domain/status';
import type { Database } from 'shared-portal/database';
import { useLive } from 'shared-data/realtime';
import type { Page, RowKey } from '../parts/paging/page';
import type { ApplicationView } from './application-address';
import { usePagedQuery } from '../parts/paging/use-paged-query';

export const APPLICATIONS_KEY = 'admin-applications';

/** An application to become a professional, as the team sees it. */
export interface Application {
  readonly key: RowKey;
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly profession: Profession;
  readonly formOfAddress: FormOfAddress;
  readonly registration: string;
  readonly appliedAt: Instant;
  /** Of a pending one: when it was last submitted. */
  readonly submittedAt: Instant;
  readonly status: ApplicationStatus;
  /** The team's message: the reason of a rejection, what is missing, or notes. */
  readonly message: string | null;
  readonly price: Cents;
  readonly specialties: readonly string[];
  readonly phone: string | null;
  readonly bio: string | null;
  /** Paths of the stored files. */
  readonly documents: readonly string[];
}

type Row = Database['public']['Tables']['professional_applications']['Row'];

export const applicationFrom = (row: Row): Application => ({
  key: { at: row.applied_at, id: row.id },
  id: row.id,
  fullName: row.full_name,
  email: row.email,
  profession: row.specialty,
  formOfAddress: row.form_of_address,
  registration: row.crp_crm,
  appliedAt: row.applied_at as Instant,
  submittedAt: row.updated_at as Instant,
  status: row.application_status,
  message: row.application_status === 'rejected' ? row.rejection_reason : row.admin_notes,
  price: cents(row.price_per_session),
  specialties: row.specialties,
  phone: row.phone,
  bio: row.bio,
  documents: row.document_urls,
});

/** One page of the applications of a view that match a search: the pending ones oldest first, others newest first. */
export function useApplications(view: ApplicationView, search: string, page: Page) {
  useLive('team:approvals', ['changed'], [APPLICATIONS_KEY]);
  return usePagedQuery({
    key: [APPLICATIONS_KEY, 'list', view, search],
    page,
    ascending: view === 'pending',
    read: async (client, { cursor, newer, size, signal }): Promise<Application[]> => {
      const { data, error } = await client
        .rpc('list_applications', {
          search: search || null,
          status: view === 'all' ? null : view,
          cursor_applied_at: cursor?.at ?? null,
          cursor_id: cursor?.id ?? null,
          newer,
          page_size: size,
        })
        .abortSignal(signal);
      if (error) throw toAppError(error);
      return data.map(applicationFrom);
    },
  });
}
