import { defineScenarios } from 'embedded-backend/scenario';

const path = '/auth/callback';

export const scenarios = defineScenarios({
  spent: { title: 'Link de e-mail expirado', path: `${path}?token_hash=0123abcd&type=signup` },
  refused: {
    title: 'Link recusado pelo servidor de acesso',
    path: `${path}#error=access_denied&error_code=otp_expired`,
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
