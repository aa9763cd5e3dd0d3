/** Key of everything about money that an admin reads: any decision may change all of it. */
export const MONEY_KEY = 'admin-money';

/** Key of the payments beside the consultations. */
export const PAYMENTS_KEY = 'admin-payments';
