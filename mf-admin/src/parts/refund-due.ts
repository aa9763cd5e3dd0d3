/** Filter value for pending refunds in the address. */
export const REFUND_DUE_FILTER = 'a-reembolsar';

/** Path and query of their list. */
export const REFUND_DUE_ADDRESS = `/admin/consultations?aba=pagamentos&status=${REFUND_DUE_FILTER}`;
