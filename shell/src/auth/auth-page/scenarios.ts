import { defineScenarios } from 'embedded-backend/scenario';

const path = '/auth';
const token = '/auth/v1/token';
const otp = '/auth/v1/otp';
const verify = '/auth/v1/verify';
const signup = '/auth/v1/signup';
const signUpPath = `${path}?mode=signup`;
const refusal = (status: number, code: string, msg = code) => ({ status, body: { error_code: code, msg } });
const tooSoon = 'For security purposes, you can only request this after 42 seconds.';

export const scenarios = defineScenarios({
  signIn: { title: 'Entrar', path },
  signInWrong: {
    title: 'Entrar com credenciais inválidas',
    path,
    faults: [{ path: token, answer: refusal(400, 'invalid_credentials') }],
  },
  signInUnconfirmed: {
    title: 'Entrar sem ter confirmado o e-mail',
    path,
    faults: [{ path: token, answer: refusal(400, 'email_not_confirmed') }],
  },
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
    path: signUpPath,
    faults: [{ path: signup, answer: refusal(422, 'signup_disabled') }],
  },
  signUpTaken: {
    title: 'Criar Conta com e-mail já cadastrado',
    path: signUpPath,
    faults: [{ path: signup, answer: refusal(422, 'user_already_exists') }],
  },
  signUpWeak: {
    title: 'Criar Conta com senha que o servidor acha fraca',
    path: signUpPath,
    faults: [{ path: signup, answer: refusal(422, 'weak_password') }],
  },
  signUpBadEmail: {
    title: 'Criar Conta com e-mail que o servidor recusa',
    path: signUpPath,
    faults: [{ path: signup, answer: refusal(400, 'email_address_invalid') }],
  },
  signUpUnreachable: {
    title: 'Criar Conta com o servidor fora do ar',
    path: signUpPath,
    faults: [{ path: signup, answer: { status: 500 } }],
  },
  signUpThrottled: {
    title: 'Criar Conta com muitas tentativas',
    path: signUpPath,
    faults: [{ path: signup, answer: refusal(429, 'over_request_rate_limit') }],
  },
  signUpSlow: { title: 'Criar Conta com rede lenta', path: signUpPath, latencyMs: 1000 },
  signUpWithoutProfile: {
    title: 'Criar Conta sem que o perfil apareça',
    path: signUpPath,
    faults: [{ path: '/rest/v1/profiles', answer: { status: 200, body: [] } }],
  },
  signUpProfessional: { title: 'Criar Conta de profissional', path: `${signUpPath}&role=professional` },
  mailRefused: {
    title: 'Sem senha, e-mail recusado pelo servidor',
    path,
    faults: [{ path: otp, answer: refusal(400, 'email_provider_disabled') }],
  },
  mailUnreachable: {
    title: 'Sem senha com o servidor fora do ar',
    path,
    faults: [{ path: otp, answer: 'broken' }],
  },
  mailTooSoon: {
    title: 'Sem senha logo depois de outro e-mail',
    path,
    faults: [{ path: otp, answer: refusal(429, 'over_email_send_rate_limit', tooSoon) }],
  },
  mailLimit: {
    title: 'Sem senha com e-mails demais na última hora',
    path,
    faults: [{ path: otp, answer: refusal(429, 'over_email_send_rate_limit') }],
  },
  mailThrottled: {
    title: 'Sem senha com muitas tentativas',
    path,
    faults: [{ path: otp, answer: refusal(429, 'over_request_rate_limit') }],
  },
  mailUnknown: {
    title: 'Sem senha com usuário que o servidor não encontra',
    path,
    faults: [{ path: otp, answer: refusal(404, 'user_not_found') }],
  },
  codeWrong: {
    title: 'Código inválido ou expirado',
    path,
    faults: [{ path: verify, answer: refusal(403, 'otp_expired') }],
  },
  codeUnverifiable: {
    title: 'Código que não foi possível verificar',
    path,
    faults: [{ path: verify, answer: { status: 500 } }],
  },
  codeThrottled: {
    title: 'Código com muitas tentativas',
    path,
    faults: [{ path: verify, answer: refusal(429, 'over_request_rate_limit') }],
  },
});
