import { toAppError } from 'shared-domain/errors';
import { cents, type Cents } from 'shared-domain/money';
import type { FormOfAddress, Profession } from 'shared-domain/specialties';
import type { ApprovalStatus } from 'shared-domain/status';
import { useRead } from 'shared-data/query';
import { PRACTICE_KEY } from '../parts/query-keys';

/** The professional's own record, as shown by the dashboard. */
export interface Practice {
  readonly approval: ApprovalStatus;
  readonly profession: Profession;
  readonly formOfAddress: FormOfAddress;
  /** Null: not set yet. */
  readonly price: Cents | null;
  /** Null without a review. */
  readonly rating: number | null;
  readonly reviews: number;
  /** The name given at sign-up, for a profile without one. */
  readonly signUpName: string | null;
}

export function usePractice() {
  return useRead({
    key: [PRACTICE_KEY],
    read: async (client, { userId }): Promise<Practice> => {
      const { data, error } = await client
        .from('professionals')
        .select(
          'id, full_name, approval_status, profession, form_of_address, price_per_session, rating, total_reviews',
        )
        .eq('user_id', userId)
        .single();
      if (error) throw toAppError(error);
      const { data: signedIn } = await client.auth.getSession();
      const name: unknown = signedIn.session?.user.user_metadata['full_name'];
      return {
        approval: data.approval_status,
        profession: data.profession,
        formOfAddress: data.form_of_address,
        price: data.price_per_session === null ? null : cents(data.price_per_session),
        rating: data.rating,
        reviews: data.total_reviews,
        signUpName: typeof name === 'string' ? name : null,
      };
    },
  });
}
