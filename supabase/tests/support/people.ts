import { PEOPLE } from 'embedded-backend/seed';
import { TUESDAY_MORNING } from './test-instants.ts';
import { CONSENT_VERSIONS } from 'shared-domain/consents';

/** Account ids of the users that tests act as. */
export const ACTORS = {
  patient: PEOPLE.camila.id,
  otherPatient: PEOPLE.eduardo.id,
  professional: PEOPLE.marina.id,
  otherProfessional: PEOPLE.andre.id,
  unpricedProfessional: PEOPLE.julia.id,
  suspendedProfessional: PEOPLE.sergio.id,
  applicant: PEOPLE.tatiana.id,
  admin: PEOPLE.beatriz.id,
} as const;

export type Person = keyof typeof ACTORS;

/**
 * The actor of a statement: a signed-in user, the admin in a session with a verified second factor (recent:
 * on Tuesday morning), a visitor, the service key, the auth server, the owner of the tables (for test data and for reading past the
 * policies), or the database's superuser (to bypass triggers).
 */
export type Actor =
  | Person
  | 'adminOfTwoFactors'
  | 'adminWithRecentCode'
  | 'otherPatientWithRecentCode'
  | 'visitor'
  | 'service'
  | 'authServer'
  | 'owner'
  | 'superuser';

const ROLES = {
  visitor: 'anon',
  service: 'service_role',
  authServer: 'supabase_auth_admin',
  owner: 'postgres',
  superuser: 'supabase_admin',
};

/** The database role and the token's claims of an actor. */
export function credentials(actor: Actor): { role: string; claims: string } {
  if (actor === 'adminOfTwoFactors') return signedIn(ACTORS.admin, 'aal2');
  if (actor === 'adminWithRecentCode') return withRecentCode(ACTORS.admin);
  if (actor === 'otherPatientWithRecentCode') return withRecentCode(ACTORS.otherPatient);
  if (actor in ACTORS) return signedIn(ACTORS[actor as Person]);
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

/** The same with a code of the second factor that was entered on Tuesday morning. */
function withRecentCode(id: string): { role: string; claims: string } {
  const { role, claims } = signedIn(id, 'aal2');
  const amr = [{ method: 'totp', timestamp: Date.parse(TUESDAY_MORNING) / 1000 }];
  return { role, claims: JSON.stringify({ ...(JSON.parse(claims) as object), amr }) };
}
