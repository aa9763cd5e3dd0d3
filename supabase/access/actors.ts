import { PEOPLE } from 'embedded-backend/seed';

/**
 * An actor of the access matrix: label, account and e-mail address; a visitor has neither account nor
 * address.
 */
export interface Actor {
  readonly name: string;
  readonly id: string | null;
  readonly email: string | null;
}

/** A Tuesday, 09:00 in São Paulo, one day after the seed. */
export const SEEDED_AT = '2026-11-23T12:00:00Z';
export const TRIED_AT = '2026-11-24T12:00:00Z';

/** An admin with a second factor whose session has not verified it. */
export const HELENA = 'c0000002-0000-4000-8000-000000000002';

/** The members of the team who are not full ones, by role. */
export const TEAM = {
  reviewer: 'c0000003-0000-4000-8000-000000000003',
  finance: 'c0000004-0000-4000-8000-000000000004',
  support: 'c0000005-0000-4000-8000-000000000005',
  read_only: 'c0000006-0000-4000-8000-000000000006',
} as const;

/** In the order of the columns. */
export const ACTORS: readonly Actor[] = [
  { name: 'visitor', id: null, email: null },
  { name: 'patient', id: PEOPLE.camila.id, email: PEOPLE.camila.email },
  { name: 'other patient', id: PEOPLE.eduardo.id, email: PEOPLE.eduardo.email },
  { name: 'professional', id: PEOPLE.marina.id, email: PEOPLE.marina.email },
  { name: 'other professional', id: PEOPLE.andre.id, email: PEOPLE.andre.email },
  { name: 'applicant', id: PEOPLE.tatiana.id, email: PEOPLE.tatiana.email },
  { name: 'suspended', id: PEOPLE.sergio.id, email: PEOPLE.sergio.email },
  { name: 'admin', id: PEOPLE.beatriz.id, email: PEOPLE.beatriz.email },
  { name: 'reviewer', id: TEAM.reviewer, email: 'reviewer@vinculo.example' },
  { name: 'finance', id: TEAM.finance, email: 'finance@vinculo.example' },
  { name: 'support', id: TEAM.support, email: 'support@vinculo.example' },
  { name: 'read only', id: TEAM.read_only, email: 'read_only@vinculo.example' },
  { name: 'admin before the code', id: HELENA, email: 'helena.prado@vinculo.example' },
];
