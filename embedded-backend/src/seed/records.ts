/** Other rows of `supabase/seed.sql` that tests and scenarios name. A database test compares them with the seed. */

/** The pending application of Tatiana, and an approved one. */
export const APPLICATIONS = {
  tatiana: { id: 'f0000014-0000-4000-8000-000000000014', status: 'pending' },
  adriana: { id: 'f0000015-0000-4000-8000-000000000015', status: 'approved' },
} as const;

/** The review of the consultation `rafaelReviewed`. */
export const REVIEWS = {
  rafael: { id: '90000012-0000-4000-8000-000000000012', testimonialStatus: 'pending' },
} as const;

/** Unread messages to the team. */
export const CONTACT_MESSAGES = {
  paulo: { id: '60000001-0000-4000-8000-000000000001', subject: 'Reembolso' },
  sonia: { id: '60000002-0000-4000-8000-000000000002', subject: 'Registro de outro estado' },
} as const;

/** The only privacy request. */
export const PRIVACY_REQUESTS = {
  bruno: { id: '60000006-0000-4000-8000-000000000006', kind: 'other' },
} as const;
