import { defineScenarios } from 'embedded-backend/scenario';

const path = '/auth';
const token = '/auth/v1/token';
const refusal = (status: number, code: string) => ({ status, body: { error_code: code, msg: code } });

export const scenarios = defineScenarios({
  signIn: { title: 'Entrar', path },
  signInUnreachable: {
    title: 'Entrar com o servidor fora do ar',
    path,
    faults: [{ path: token, answer: { status: 500 }, once: true }],
  },
  signInThrottled: {
    title: 'Entrar com muitas tentativas',
    path,
    faults: [{ path: token, answer: refusal(429, 'over_request_rate_limit') }],
  },
  signInUnknown: {
    title: 'Entrar com usuário que o servidor não encontra',
    path,
    faults: [{ path: token, answer: refusal(404, 'user_not_found') }],
  },
  profileUnreadable: {
    title: 'Entrar sem conseguir ler o perfil',
    path,
    faults: [{ path: '/rest/v1/profiles', answer: { status: 500 } }],
  },
  profileMissing: {
    title: 'Entrar com conta sem perfil',
    path,
    faults: [{ path: '/rest/v1/profiles', answer: { status: 200, body: [] } }],
  },
  signedIn: { title: 'Entrar já tendo entrado', path, as: 'patient' },
  signUp: { title: 'Criar Conta', path: `${path}?mode=signup&next=%2Fpatient%2Fsearch` },
  signUpClosed: {
    title: 'Criar Conta com cadastros fechados',
    path: `${path}?mode=signup`,
    faults: [{ path: '/auth/v1/signup', answer: refusal(422, 'signup_disabled') }],
  },
});
