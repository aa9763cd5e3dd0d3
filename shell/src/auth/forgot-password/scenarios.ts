import { defineScenarios } from 'embedded-backend/scenario';

const path = '/esqueci-senha';
const recover = '/auth/v1/recover';
const refusal = (status: number, code: string) => ({ status, body: { error_code: code, msg: code } });

export const scenarios = defineScenarios({
  form: { title: 'Esqueci minha senha', path },
  slow: { title: 'Esqueci minha senha com rede lenta', path, latencyMs: 1500 },
  refused: {
    title: 'Erro ao enviar e-mail de senha',
    path,
    faults: [{ path: recover, answer: refusal(400, 'validation_failed') }],
  },
  unreachable: {
    title: 'Erro interno ao enviar e-mail de senha',
    path,
    faults: [{ path: recover, answer: { status: 500 }, once: true }],
  },
  throttled: {
    title: 'Esqueci minha senha com muitas tentativas',
    path,
    faults: [{ path: recover, answer: refusal(429, 'over_request_rate_limit') }],
  },
  mailLimit: {
    title: 'Esqueci minha senha logo depois de outro e-mail',
    path,
    faults: [{ path: recover, answer: refusal(429, 'over_email_send_rate_limit') }],
  },
});
