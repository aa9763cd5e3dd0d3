import { TEST_USER_ROLES } from 'shared-domain/test-users';
import { CONSENT_VERSIONS } from 'shared-domain/consents';
import { markOf, metadataOf, newAccounts } from './test-accounts';

it('start with an admin, then a professional, then a patient', () => {
  expect(newAccounts('a1b2', TEST_USER_ROLES).map(({ role, email }) => [role, email])).toEqual([
    ['admin', 'admin.teste.a1b2@exemplo.com.br'],
    ['professional', 'profissional.teste.a1b2@exemplo.com.br'],
    ['patient', 'paciente.teste.a1b2@exemplo.com.br'],
  ]);
});

it('are marked with four letters or digits per visit', () => {
  expect(markOf(new Uint8Array([0, 35, 36, 255]))).toBe('0z03');
});

it('include sample data of a professional', () => {
  expect(metadataOf('professional')).toMatchObject({ price_per_session: 120, specialty: 'psychologist' });
  expect(metadataOf('patient')).toEqual({
    full_name: 'Paciente de Teste',
    role: 'patient',
    privacy_version: CONSENT_VERSIONS.privacy,
    terms_version: CONSENT_VERSIONS.terms,
  });
});
