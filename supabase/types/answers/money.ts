import { ABSENCE_ANSWERS } from './absences.ts';
import { BANK_ANSWERS } from './bank.ts';
import { CHARGE_ANSWERS } from './charges.ts';
import { DECISION_ANSWERS } from './decisions.ts';
import { PAYMENT_ANSWERS } from './payments.ts';
import { PAYOUT_ANSWERS } from './payouts.ts';

/** The JSON results about money. */
export const MONEY_ANSWERS = {
  ...ABSENCE_ANSWERS,
  ...BANK_ANSWERS,
  ...CHARGE_ANSWERS,
  ...DECISION_ANSWERS,
  ...PAYMENT_ANSWERS,
  ...PAYOUT_ANSWERS,
};
