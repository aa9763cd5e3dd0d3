import { defineScenarios } from 'embedded-backend/scenario';

const path = '/nova-senha';
const link = `${path}?token_hash=0123abcd&type=recovery`;
const verify = '/auth/v1/verify';
const save = '/auth/v1/user';
const refusal = (status: number, code: string) => ({ status, body: { error_code: code, msg: code } });

export const scenarios = defineScenarios({
  spent: { title: 'Nova senha com link expirado', path: link },
  refused: {
    title: 'Nova senha com link recusado pelo servidor de acesso',
    path: `${path}#error=access_denied&error_code=otp_expired`,
  },
  empty: { title: 'Nova senha sem link', path },
  verifying: {
    title: 'Nova senha, verificando o link',
    path: link,
    faults: [{ path: verify, answer: 'never' }],
  },
  unverifiable: {
    title: 'Nova senha sem conseguir verificar o link',
    path: link,
    faults: [{ path: verify, answer: 'broken' }],
  },
  saveRefused: {
    title: 'Erro ao atualizar senha',
    path,
    faults: [{ method: 'PUT', path: save, answer: { status: 500 } }],
  },
  samePassword: {
    title: 'Nova senha igual à atual',
    path,
    faults: [{ method: 'PUT', path: save, answer: refusal(422, 'same_password') }],
  },
});
