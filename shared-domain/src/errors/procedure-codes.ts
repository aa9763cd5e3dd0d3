/** Codes that the database's procedures raise, as the message of an exception P0001. */
export const PROCEDURE_CODES = [
  'not_authenticated',
  'not_allowed',
  'professional_unavailable',
  'price_missing',
  'own_professional',
  'slot_invalid',
  'slot_past',
  'slot_taken',
  'price_changed',
  'too_many_unpaid',
  'payment_not_found',
  'payment_not_pending',
  'payment_expired',
  'consultation_not_open',
  'simulation_off',
] as const;

export type ProcedureCode = (typeof PROCEDURE_CODES)[number];
