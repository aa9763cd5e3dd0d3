import { cents, type Cents } from './money';

/** Word that marks every figure of this module where it is shown. */
export const ESTIMATE = 'Estimativa';

/** The admin's estimate assumes this price for each consultation … */
const ASSUMED_PRICE = 150_00 as Cents;
/** … counts so many percent of them … */
const COUNTED_PERCENT = 80;
/** … and gives so many percent of the revenue as donations. */
export const DONATED_PERCENT = 5;
/** Share of the consultations that a professional's "patients served" shows. */
const PATIENTS_SERVED_PERCENT = 70;

/** Estimated revenue of a number of consultations. */
export const estimatedRevenue = (consultations: number): Cents =>
  cents(Math.round((consultations * COUNTED_PERCENT * ASSUMED_PRICE) / 100));

/** Estimated donations out of a revenue. */
export const estimatedDonations = (revenue: Cents): Cents =>
  cents(Math.round((revenue * DONATED_PERCENT) / 100));

/** Estimated patients served: 70 % of the consultations, rounded down. */
export const patientsServed = (consultations: number): number =>
  Math.floor((consultations * PATIENTS_SERVED_PERCENT) / 100);
