import { CONSENT_VERSIONS } from 'shared-domain/consents';
import { TEST_PROFESSIONAL_PRICE, type TEST_USER_ROLES } from 'shared-domain/test-users';

export type TestRole = (typeof TEST_USER_ROLES)[number];

/** One of the three accounts, before or after creation. */
export type TestAccount = { readonly role: TestRole; readonly email: string } & (
  | { readonly state: 'idle' | 'waiting' | 'creating' }
  | { readonly state: 'done'; readonly password: string }
  | { readonly state: 'failed'; readonly reason: string }
);

const LOCAL_PARTS: Record<TestRole, string> = {
  admin: 'admin.teste',
  professional: 'profissional.teste',
  patient: 'paciente.teste',
};

const NAMES: Record<TestRole, string> = {
  admin: 'Admin de Teste',
  professional: 'Profissional de Teste',
  patient: 'Paciente de Teste',
};

/** Bio of the test professional. */
export const TEST_BIO = 'Perfil de demonstração, criado para conhecer o portal.';

/**
 * One account per role, not yet created.
 * @param mark distinguishes this visit's addresses from earlier ones: four letters or digits
 */
export function newAccounts(mark: string, roles: readonly TestRole[]): readonly TestAccount[] {
  return roles.map((role) => ({
    role,
    email: `${LOCAL_PARTS[role]}.${mark}@exemplo.com.br`,
    state: 'idle',
  }));
}

/** Four random letters or digits from random bytes. */
export const markOf = (bytes: Uint8Array): string =>
  [...bytes.slice(0, 4)].map((byte) => (byte % 36).toString(36)).join('');

/** Sign-up metadata of an account; whatever role it contains, the server creates a patient. */
export function metadataOf(role: TestRole): Readonly<Record<string, string | number>> {
  const person = {
    full_name: NAMES[role],
    role,
    privacy_version: CONSENT_VERSIONS.privacy,
    terms_version: CONSENT_VERSIONS.terms,
  };
  if (role !== 'professional') return person;
  return {
    ...person,
    specialty: 'psychologist',
    profession: 'psychologist',
    bio: TEST_BIO,
    price_per_session: TEST_PROFESSIONAL_PRICE / 100,
    crp_crm: 'CRP 06/123456',
    registration: 'CRP-06/12345',
    cpf_cnpj: '52998224725',
    cpf: '52998224725',
  };
}
