import { useAccount } from 'shared-portal/portal';

/** Whether the person has a professional's entry, in whatever state: its city must be one of its state's. */
export const useIsProfessional = (): boolean => (useAccount()?.approvalStatus ?? null) !== null;
