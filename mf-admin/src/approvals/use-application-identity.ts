import { toAppError } from 'shared-domain/errors';
import { useRead } from 'shared-data/query';

/** What only an opened application shows. */
export interface ApplicationIdentity {
  /** City and state, as "Recife, PE"; '' if the profile has none. */
  readonly place: string;
  /** CPF or CNPJ without punctuation; the CPF is masked for members who do not decide. */
  readonly personDocument: string | null;
}

/** Where an applicant lives, and the CPF or CNPJ. The server logs that a member has read the CPF. */
export function useApplicationIdentity(applicationId: string) {
  return useRead({
    key: ['admin-application-identity', applicationId],
    read: async (client): Promise<ApplicationIdentity> => {
      const { data, error } = await client
        .rpc('read_application', { application_id: applicationId })
        .single();
      if (error) throw toAppError(error);
      return { place: [data.city, data.state].filter(Boolean).join(', '), personDocument: data.cpf_cnpj };
    },
  });
}
