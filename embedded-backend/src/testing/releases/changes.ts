/** A stored value that an upgrade changes on purpose. */
export interface Change {
  /** With its schema. */
  readonly table: string;
  readonly column: string;
  /** The change and its migration. */
  readonly reason: string;
}

/** Tables of earlier releases that a migration has renamed, with their name now. */
export const RENAMED: Readonly<Record<string, string>> = {
  // 20261126140000_working_hours keeps what profiles stated; a view of that name shows the real hours.
  'public.weekly_availability': 'private.stated_availability',
};

/** Columns that an upgrade may change in rows of earlier releases. All other values must stay the same. */
export const CHANGES: readonly Change[] = [
  {
    table: 'public.professionals',
    column: 'search_text',
    reason: '20261123060300_finding_professionals adds the topics of the bio to this derived text.',
  },
];
