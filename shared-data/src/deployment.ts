import { toAppError } from 'shared-domain/errors';
import type { PortalClient } from 'shared-portal/contract';
import { usePublicRead } from './query';

export const DEPLOYMENT_KEY = 'deployment';

/** The read of `useDeployment`. */
export const deploymentRead = {
  key: [DEPLOYMENT_KEY],
  staleTime: Infinity,
  read: async (client: PortalClient) => {
    const { data, error } = await client
      .from('deployment_settings')
      .select('demonstration, pix_simulation, takes_payments, test_admins')
      .single();
    if (error) throw toAppError(error);
    return {
      isDemonstration: data.demonstration,
      simulatesPix: data.pix_simulation,
      takesPayments: data.takes_payments,
      makesTestAdmins: data.test_admins,
    };
  },
};

/** Settings of this deployment; constant while the page is open. */
export const useDeployment = (enabled = true) => usePublicRead({ ...deploymentRead, enabled });

/**
 * Whether sample figures and estimates may be shown: only in a demo. False if it could not be read, undefined
 * while loading.
 */
export function useShowsSamples(): boolean | undefined {
  const { data, isError } = useDeployment();
  return isError ? false : data?.isDemonstration;
}
