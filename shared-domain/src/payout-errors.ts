export { PAYOUT_ERRORS } from './errors/catalogue-payouts';
