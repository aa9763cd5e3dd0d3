import { keepPreviousData } from '@tanstack/react-query';
import { toAppError } from 'shared-domain/errors';
import type { Instant } from 'shared-domain/schedule';
import type { ApplicationStatus } from 'shared-domain/status';
import { isUuid } from 'shared-domain/uuid';
import type { Database } from 'shared-portal/database';
import { useRead } from 'shared-data/query';
import { useLive } from 'shared-data/realtime';
import { applicationFrom, APPLICATIONS_KEY, type Application } from '../use-applications';

type Row = Database['public']['Functions']['review_application']['Returns'];

export const CHECK_ITEMS = ['registration', 'name', 'profession', 'document', 'single'] as const;
export type CheckItem = (typeof CHECK_ITEMS)[number];

/** An application with all that the team knows of it. */
export interface Review extends Pick<
  Row,
  'assigned_to' | 'assigned_name' | 'checks' | 'notes' | 'duplicates'
> {
  readonly application: Application;
  /** "Recife, PE"; '' if the profile has none. */
  readonly place: string;
  /** Without punctuation; the CPF is masked for members who do not decide. */
  readonly personDocument: string | null;
  /** Submissions and decisions, the latest first. */
  readonly history: readonly ReviewEvent[];
}

export interface ReviewEvent {
  readonly id: number;
  readonly at: Instant;
  /** `pending`: it was submitted. */
  readonly status: ApplicationStatus;
  readonly actor: string | null;
  readonly message: string | null;
  /** Of a later submission: what changed. */
  readonly changed: readonly { readonly field: string; readonly was: string | null }[];
}

const reviewFrom = ({ application, city, state, history, ...rest }: Row): Review => ({
  ...rest,
  application: applicationFrom(application),
  place: [city, state].filter(Boolean).join(', '),
  personDocument: application.cpf_cnpj,
  history: history.map(({ happened_at, ...event }) => ({ ...event, at: happened_at as Instant })),
});

/** One application; null if there is none with this id. The server logs the reading, once an hour. */
export function useReview(id: string) {
  useLive('team:approvals', ['changed'], [APPLICATIONS_KEY]);
  return useRead({
    key: [APPLICATIONS_KEY, 'review', id],
    read: async (client): Promise<Review | null> => {
      if (!isUuid(id)) return null;
      const { data, error } = await client.rpc('review_application', { application_id: id });
      if (!error) return reviewFrom(data);
      const failure = toAppError(error);
      if (failure.code === 'application_not_found') return null;
      throw failure;
    },
  });
}

const QUEUE_SIZE = 100;

/** Ids of the oldest pending applications, the oldest first. */
export function useQueue() {
  return useRead({
    key: [APPLICATIONS_KEY, 'queue'],
    placeholderData: keepPreviousData,
    read: async (client): Promise<readonly string[]> => {
      const { data, error } = await client
        .rpc('list_applications', { status: 'pending', newer: true, page_size: QUEUE_SIZE })
        .select('id');
      if (error) throw toAppError(error);
      return data.map(({ id }) => id);
    },
  });
}
