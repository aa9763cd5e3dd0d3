import { CONSENT_VERSIONS } from 'shared-domain/consents';

/** Account ids of seed users, by the names that tests use. */
export const PEOPLE = {
  /** Camila Ribeiro dos Santos, patient. */
  patient: 'a0000001-0000-4000-8000-000000000001',
  /** Eduardo Lima, patient. */
  otherPatient: 'a0000002-0000-4000-8000-000000000002',
  /** Marina Azevedo, psychologist in São Paulo, R$ 150. */
  professional: 'b0000001-0000-4000-8000-000000000001',
  /** André Gonçalves, psychiatrist in Rio de Janeiro, R$ 280. */
  otherProfessional: 'b0000002-0000-4000-8000-000000000002',
  /** Júlia Antunes, approved, without a price. */
  unpricedProfessional: 'b0000009-0000-4000-8000-000000000009',
  suspendedProfessional: 'b0000013-0000-4000-8000-000000000013',
  /** Tatiana Cordeiro, her application still open. */
  applicant: 'b0000014-0000-4000-8000-000000000014',
  admin: 'c0000001-0000-4000-8000-000000000001',
} as const;

export type Person = keyof typeof PEOPLE;

/**
 * The actor of a statement: a signed-in user, the admin in a session with a verified second factor, a
 * visitor, the service key, the auth server, the owner of the tables (for test data and for reading past the
 * policies), or the database's superuser (to bypass triggers).
 */
export type Actor =
  Person | 'adminOfTwoFactors' | 'visitor' | 'service' | 'authServer' | 'owner' | 'superuser';

const ROLES = {
  visitor: 'anon',
  service: 'service_role',
  authServer: 'supabase_auth_admin',
  owner: 'postgres',
  superuser: 'supabase_admin',
};

/** The database role and the token's claims of an actor. */
export function credentials(actor: Actor): { role: string; claims: string } {
  if (actor === 'adminOfTwoFactors') return signedIn(PEOPLE.admin, 'aal2');
  if (actor in PEOPLE) return signedIn(PEOPLE[actor as Person]);
  return { role: ROLES[actor as keyof typeof ROLES], claims: '' };
}

/** The user metadata of a complete sign-up. */
export const signUpOf = (fullName: string) => ({
  full_name: fullName,
  cpf: '529.982.247-25',
  phone: '(11) 98214-0673',
  privacy_version: CONSENT_VERSIONS.privacy,
  terms_version: CONSENT_VERSIONS.terms,
});

/**
 * The claims of this account's token; `aal2` once a second factor was verified. Its session has the account's
 * id; tests create it where needed.
 */
export function signedIn(id: string, aal: 'aal1' | 'aal2' = 'aal1'): { role: string; claims: string } {
  const claims = { sub: id, role: 'authenticated', session_id: id, aal };
  return { role: 'authenticated', claims: JSON.stringify(claims) };
}
