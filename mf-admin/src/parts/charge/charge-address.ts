/** Path and query of a charge with all that happened to it. */
export const chargeAddress = (paymentId: string): string => `/admin/financial?cobranca=${paymentId}`;
