/** Path and query of the reported absences to decide on. */
export const ABSENCES_ADDRESS = '/admin/financial?aba=ausencias';
