import { defineScenarios } from 'embedded-backend/scenario';

const path = '/auth-redirect';

export const scenarios = defineScenarios({
  visitor: { title: 'Redirecionamento de visitante', path: `${path}?next=%2Fpatient%2Fsearch` },
  patient: { title: 'Redirecionamento de paciente', path, as: 'patient' },
  professional: { title: 'Redirecionamento de profissional', path, as: 'professional' },
  admin: { title: 'Redirecionamento de admin', path, as: 'admin' },
  profileUnreadable: {
    title: 'Redirecionamento sem conseguir ler o perfil',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/profiles', answer: { status: 500 } }],
  },
  profileMissing: {
    title: 'Redirecionamento de conta sem perfil',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/profiles', answer: { status: 200, body: [] } }],
  },
});
