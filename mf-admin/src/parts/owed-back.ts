/** Filter value for pending refunds in the address. */
export const OWED_BACK = 'a-reembolsar';

/** Path and query of their list. */
export const OWED_BACK_ADDRESS = `/admin/consultations?aba=pagamentos&status=${OWED_BACK}`;
