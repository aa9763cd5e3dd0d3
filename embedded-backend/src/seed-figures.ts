/** How many of each thing `supabase/seed.sql` holds. The seed's own test keeps these true; other tests ask here. */
export const SEED = {
  accounts: 49,
  patients: 17,
  /** Rows of `professionals`, whatever their approval. */
  professionals: 33,
  /** Approved, so listed in the directory. */
  listed: 24,
  listedPsychiatrists: 6,
  /** Cities of those who are listed, and the specialties they work with. */
  cities: 20,
  specialties: 4,
  waitingForApproval: 6,
  applications: 16,
  pendingApplications: 4,
  consultations: 54,
  scheduled: 15,
  completed: 26,
  /** Cancelled by a person; the expired ones are shown apart. */
  cancelled: 4,
  expired: 3,
  reviews: 17,
  /** Consultations about which somebody wrote, and what was written in all. */
  conversations: 6,
  messages: 14,
  feeChanges: 4,
} as const;
