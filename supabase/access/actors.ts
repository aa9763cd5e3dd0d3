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

export const CAMILA = 'a0000001-0000-4000-8000-000000000001';
export const EDUARDO = 'a0000002-0000-4000-8000-000000000002';
export const MARINA = 'b0000001-0000-4000-8000-000000000001';
export const ANDRE = 'b0000002-0000-4000-8000-000000000002';
export const SERGIO = 'b0000013-0000-4000-8000-000000000013';
export const TATIANA = 'b0000014-0000-4000-8000-000000000014';
export const BEATRIZ = 'c0000001-0000-4000-8000-000000000001';
/** An admin with a second factor whose session has not verified it. */
export const HELENA = 'c0000002-0000-4000-8000-000000000002';

/** In the order of the columns. */
export const ACTORS: readonly Actor[] = [
  { name: 'visitor', id: null, email: null },
  { name: 'patient', id: CAMILA, email: 'paciente@vinculo.example' },
  { name: 'other patient', id: EDUARDO, email: 'outro.paciente@vinculo.example' },
  { name: 'professional', id: MARINA, email: 'profissional@vinculo.example' },
  { name: 'other professional', id: ANDRE, email: 'andre.goncalves@vinculo.example' },
  { name: 'applicant', id: TATIANA, email: 'tatiana.cordeiro@vinculo.example' },
  { name: 'suspended', id: SERGIO, email: 'sergio.vilaca@vinculo.example' },
  { name: 'admin', id: BEATRIZ, email: 'admin@vinculo.example' },
  { name: 'admin before the code', id: HELENA, email: 'helena.prado@vinculo.example' },
];
