import { CONSENT_VERSIONS } from 'shared-domain/consents';

/** People of the seed, as the tests call them, by the identifier of their account. */
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
 * Who runs a statement: a signed-in person, the admin in a session that has shown a second factor, somebody without a session, the service key, the
 * authentication server, the owner of the tables (to arrange and to look behind the policies), or the database's
 * superuser (to arrange past its triggers).
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

/** The database role and the token's claims that an actor comes with. */
export function credentials(actor: Actor): { role: string; claims: string } {
  if (actor === 'adminOfTwoFactors') return signedIn(PEOPLE.admin, 'aal2');
  if (actor in PEOPLE) return signedIn(PEOPLE[actor as Person]);
  return { role: ROLES[actor as keyof typeof ROLES], claims: '' };
}

/** What a sign-up that is complete says of its person. */
export const signUpOf = (fullName: string) => ({
  full_name: fullName,
  cpf: '529.982.247-25',
  phone: '(11) 98214-0673',
  privacy_version: CONSENT_VERSIONS.privacy,
  terms_version: CONSENT_VERSIONS.terms,
});

/**
 * What a token of this account says; `aal2` once a second factor was shown. Its session bears the account's identifier;
 * the test makes it where it matters.
 */
export function signedIn(id: string, aal: 'aal1' | 'aal2' = 'aal1'): { role: string; claims: string } {
  const claims = { sub: id, role: 'authenticated', session_id: id, aal };
  return { role: 'authenticated', claims: JSON.stringify(claims) };
}
