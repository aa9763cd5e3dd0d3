import { cents, type Cents } from './money';

/** Label of every figure from this module. */
export const ESTIMATE = 'Estimativa';

/** The admin's estimate assumes this price per consultation … */
const ASSUMED_PRICE = 150_00 as Cents;
/** … counts this percentage of them … */
const COUNTED_PERCENT = 80;
/** … and donates this percentage of the revenue. */
export const DONATED_PERCENT = 5;
/** Percentage of the consultations shown as a professional's "patients served". */
const PATIENTS_SERVED_PERCENT = 70;

/** Estimated revenue of a number of consultations. */
export const estimatedRevenue = (consultations: number): Cents =>
  cents(Math.round((consultations * COUNTED_PERCENT * ASSUMED_PRICE) / 100));

/** Estimated donations from a revenue. */
export const estimatedDonations = (revenue: Cents): Cents =>
  cents(Math.round((revenue * DONATED_PERCENT) / 100));

/** Estimated patients served: 70 % of the consultations, rounded down. */
export const patientsServed = (consultations: number): number =>
  Math.floor((consultations * PATIENTS_SERVED_PERCENT) / 100);
