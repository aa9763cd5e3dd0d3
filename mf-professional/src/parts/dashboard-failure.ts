/** Said by the dashboard on its way to the status page when it could not be loaded; kept in the history entry. */
export const DASHBOARD_FAILED = { dashboardFailed: true } as const;

/** Whether a history entry's state says so. */
export const saysDashboardFailed = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'dashboardFailed' in state;
