/** Approval statuses with their own tab: professionals approved at some point. */
export const LISTED_STATUSES = ['approved', 'suspended'] as const;
export type ListedStatus = (typeof LISTED_STATUSES)[number];

const VIEWS: Readonly<Record<ListedStatus, string>> = { approved: 'aprovados', suspended: 'suspensos' };

/** The value of `aba` for a status. */
export const viewOf = (approvalStatus: ListedStatus): string => VIEWS[approvalStatus];

/** The status in the address; null: the applications. */
export const approvalStatusFrom = (params: URLSearchParams): ListedStatus | null =>
  LISTED_STATUSES.find((approvalStatus) => VIEWS[approvalStatus] === params.get('aba')) ?? null;

/** Path and query of a tab. */
export const addressOf = (approvalStatus: ListedStatus | null): string =>
  `/admin/professionals/approval${approvalStatus ? `?aba=${VIEWS[approvalStatus]}` : ''}`;
