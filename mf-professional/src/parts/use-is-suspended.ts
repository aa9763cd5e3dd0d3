import { useAccount } from 'shared-portal/portal';

/** Whether the professional is suspended: then everything is read-only. */
export const useIsSuspended = (): boolean => useAccount()?.approvalStatus === 'suspended';
