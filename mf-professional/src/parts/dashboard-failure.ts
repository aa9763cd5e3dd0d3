/** History state set by the dashboard when it redirects to the status page after a failed load. */
export const DASHBOARD_FAILED = { dashboardFailed: true } as const;

/** Whether the history state contains it. */
export const isDashboardFailure = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'dashboardFailed' in state;
