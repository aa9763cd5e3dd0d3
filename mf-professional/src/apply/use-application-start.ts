import { toAppError } from 'shared-domain/errors';
import type { ApplicationStatus } from 'shared-domain/status';
import type { PortalClient } from 'shared-portal/contract';
import { useRead } from 'shared-data/query';
import type { Draft } from './draft';
import { firstDraft } from './first-draft';

/** Initial data of the form. */
export interface ApplicationStart {
  /** Status of the newest application; null if there is none. */
  readonly status: ApplicationStatus | null;
  /** The team's question, while the application waits for information, or the reason of a rejection. */
  readonly message: string | null;
  readonly draft: Draft;
  /** When the application last changed; 'new' if there is none. */
  readonly version: string;
}

/** Sign-up data and newest application of the signed-in user. */
export function useApplicationStart() {
  return useRead({
    key: ['application-start'],
    // A form must start with current data, not with what was cached before sending.
    gcTime: 0,
    read: async (client, { userId }): Promise<ApplicationStart> => {
      const [profile, application] = await readBoth(client, userId);
      const status = application?.application_status ?? null;
      return {
        status,
        message: application && messageOf(application),
        draft: firstDraft(profile, application),
        version: application?.updated_at ?? 'new',
      };
    },
  });
}

interface Answered {
  readonly application_status: ApplicationStatus;
  readonly admin_notes: string | null;
  readonly rejection_reason: string | null;
}

function messageOf(application: Answered): string | null {
  if (application.application_status === 'needs_info') return application.admin_notes;
  return application.application_status === 'rejected' ? application.rejection_reason : null;
}

async function readBoth(client: PortalClient, userId: string) {
  const [profile, application] = await Promise.all([
    client
      .from('profiles')
      .select('full_name, email, cpf, phone, cnpj, profession, registration, city, state')
      .eq('id', userId)
      .single(),
    client
      .from('professional_applications')
      .select(
        'application_status, admin_notes, rejection_reason, full_name, email, cpf_cnpj, phone, specialty, form_of_address, specialties, crp_crm, bio, price_per_session, document_urls, updated_at',
      )
      .eq('user_id', userId)
      .order('applied_at', { ascending: false })
      .limit(1)
      .maybeSingle(),
  ]);
  if (profile.error) throw toAppError(profile.error);
  if (application.error) throw toAppError(application.error);
  return [profile.data, application.data] as const;
}
