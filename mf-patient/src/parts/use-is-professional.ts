import { useAccount } from 'shared-portal/portal';

/** Whether the user has a professional record in any state: its city must be in its state. */
export const useIsProfessional = (): boolean => (useAccount()?.approvalStatus ?? null) !== null;
