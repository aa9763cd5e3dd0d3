import { defineScenarios } from 'embedded-backend/scenario';
import { PEOPLE, sql } from 'embedded-backend/seed';

const path = '/verificacao';
const next = `${path}?next=%2Fadmin%2Fconsultations`;
const user = '/auth/v1/user';
const factors = '/auth/v1/factors';
const verify = `${factors}/*/verify`;
const refusal = (status: number, code: string, msg = code) => ({ status, body: { error_code: code, msg } });

/** Secret of `withDevice`: "12345678901234567890" in base 32, as in RFC 6238. */
export const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

const device = (id: string, name: string, day: string) => `
  insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
  select '${id}', id, '${name}', 'totp', 'verified', '${SECRET}', '${day}', '${day}'
  from auth.users where email = '${PEOPLE.beatriz.email}';`;

/** SQL that gives Beatriz, an admin, a device that a session still has to verify. */
export const withDevice = device('f0000001-0000-4000-8000-00000000000f', 'Celular', '2026-11-02T12:00:00Z');
const withTwoDevices =
  withDevice +
  device('f0000002-0000-4000-8000-00000000000f', 'Tablet do consultório', '2026-11-09T12:00:00Z');
const required = sql.deployment({ adminSecondFactorRequired: true });

const asked = { path: next, as: 'admin', setup: withDevice } as const;

export const scenarios = defineScenarios({
  code: { title: 'Verificação em duas etapas: código', ...asked },
  codeOfTwo: { title: 'Verificação em duas etapas com dois dispositivos', ...asked, setup: withTwoDevices },
  slow: { title: 'Verificação em duas etapas com rede lenta', ...asked, latencyMs: 1500 },
  refused: {
    title: 'Verificação em duas etapas com código que não confere',
    ...asked,
    faults: [{ path: verify, answer: refusal(422, 'mfa_verification_failed') }],
  },
  expired: {
    title: 'Verificação em duas etapas com tempo esgotado',
    ...asked,
    faults: [{ path: verify, answer: refusal(422, 'mfa_challenge_expired'), once: true }],
  },
  throttled: {
    title: 'Verificação em duas etapas com muitas tentativas',
    ...asked,
    faults: [
      {
        path: verify,
        answer: refusal(
          429,
          'over_request_rate_limit',
          'Request rate limit reached, try again after 60 seconds.',
        ),
      },
    ],
  },
  over: {
    title: 'Verificação em duas etapas de um acesso encerrado em outro aparelho',
    ...asked,
    faults: [{ path: `${factors}/*/challenge`, answer: refusal(403, 'session_not_found') }],
  },
  unreachable: {
    title: 'Verificação em duas etapas com o servidor fora do ar',
    ...asked,
    faults: [{ path: `${factors}/*/challenge`, answer: 'broken', once: true }],
  },
  unreadable: {
    title: 'Verificação em duas etapas que não carrega',
    ...asked,
    faults: [{ path: user, answer: { status: 500 } }],
  },
  loading: {
    title: 'Verificação em duas etapas carregando',
    ...asked,
    faults: [{ path: user, answer: 'never' }],
  },
  guarded: {
    title: 'Área administrativa antes da verificação',
    ...asked,
    path: '/admin/consultations?q=ana#fim',
  },
  none: { title: 'Nenhum dispositivo cadastrado', path, as: 'admin' },
  required: { title: 'Cadastro de dispositivo exigido', path: next, as: 'admin', setup: required },
  enrolmentRefused: {
    title: 'Cadastro de dispositivo com nome repetido',
    path,
    as: 'admin',
    faults: [{ method: 'POST', path: factors, answer: refusal(422, 'mfa_factor_name_conflict') }],
  },
  notAdmin: { title: 'Verificação aberta por paciente', path, as: 'patient' },
});
