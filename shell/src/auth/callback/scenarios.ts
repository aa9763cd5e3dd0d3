import { defineScenarios } from 'embedded-backend/scenario';

const path = '/auth/callback';

export const scenarios = defineScenarios({
  spent: { title: 'Link de e-mail expirado', path: `${path}?token_hash=0123abcd&type=signup` },
  refused: {
    title: 'Link recusado pelo servidor de acesso',
    path: `${path}#error=access_denied&error_code=otp_expired`,
  },
  unverifiable: {
    title: 'Link de e-mail sem conseguir falar com o servidor',
    path: `${path}?token_hash=0123abcd&type=magiclink`,
    faults: [{ path: '/auth/v1/verify', answer: { status: 500 } }],
  },
  verifying: {
    title: 'Link de e-mail sendo verificado',
    path: `${path}?token_hash=0123abcd&type=magiclink`,
    faults: [{ path: '/auth/v1/verify', answer: 'never' }],
  },
  profileMissing: {
    title: 'Retorno de conta sem perfil',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/profiles', answer: { status: 200, body: [] } }],
  },
  pendingProfessional: {
    title: 'Retorno de profissional ainda sem aprovação',
    path,
    as: 'professional',
    setup: "update public.professionals set approval_status = 'pending';",
  },
  empty: { title: 'Retorno sem link e sem sessão', path },
  signedIn: { title: 'Retorno de quem já entrou', path: `${path}?next=%2Fpatient%2Fsearch`, as: 'patient' },
  profileUnreadable: {
    title: 'Retorno sem conseguir ler o perfil',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/profiles', answer: { status: 500 }, once: true }],
  },
});
