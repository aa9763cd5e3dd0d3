/** Row counts of `supabase/seed.sql`. The seed's own test checks them; other tests use them. */
export const SEED = {
  accounts: 49,
  patients: 17,
  /** Rows of `professionals` with any approval status. */
  professionals: 33,
  /** Approved, so listed in the directory. */
  listed: 24,
  listedPsychiatrists: 6,
  /** Cities and specialties of the listed professionals. */
  cities: 20,
  specialties: 4,
  waitingForApproval: 6,
  applications: 16,
  pendingApplications: 4,
  consultations: 54,
  scheduled: 15,
  completed: 26,
  /** Cancelled by a participant; expired ones are counted separately. */
  cancelled: 4,
  expired: 3,
  reviews: 17,
  /** Consultations with a conversation, and the number of messages. */
  conversations: 6,
  messages: 14,
  feeChanges: 4,
} as const;
