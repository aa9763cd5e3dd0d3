import { defineScenarios } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';

const path = '/patient/profile';

/** Without the paid consultation that would block an erasure request. */
const FREE = `update public.consultations set status = 'cancelled'
  where patient_id = '${PEOPLE.camila.id}' and status = 'scheduled';`;

const asked = (status: string, answer: string | null = null, kind = 'erasure') => `
  insert into public.privacy_requests (user_id, kind, full_name, email, user_type, status, answer, created_at)
  values ('${PEOPLE.camila.id}', '${kind}', 'Camila', '${PEOPLE.camila.email}', 'patient', '${status}',
    ${answer === null ? 'null' : `'${answer}'`}, '2026-11-20T12:00:00Z');`;

export const scenarios = defineScenarios({
  nothingAsked: { title: 'Seus dados, nenhum pedido', path, as: 'patient', setup: FREE },
  refundOwed: {
    title: 'Seus dados, com reembolso a receber',
    path,
    as: 'patient',
    setup: `${FREE} update public.payments set refund_due = true
      where consultation_id = '${CONSULTATIONS.confirmed.id}'`,
  },
  refundsUncounted: {
    title: 'Seus dados, reembolsos que não se deixam contar',
    path,
    as: 'patient',
    setup: FREE,
    faults: [{ path: '/rest/v1/payments', method: 'HEAD', answer: { status: 500 } }],
  },
  consultationOpen: { title: 'Seus dados, exclusão recusada por sessão paga', path, as: 'patient' },
  asked: { title: 'Seus dados, exclusão pedida', path, as: 'patient', setup: asked('open') },
  askedTwice: {
    title: 'Seus dados, dois pedidos em aberto que demoram a ser retirados',
    path,
    as: 'patient',
    setup: asked('open') + asked('open', null, 'other'),
    faults: [{ path: '/rest/v1/rpc/withdraw_privacy_request', answer: 'never' }],
  },
  inProgress: {
    title: 'Seus dados, exclusão em andamento',
    path,
    as: 'patient',
    setup: asked('in_progress'),
  },
  answered: {
    title: 'Seus dados, pedidos respondidos',
    path,
    as: 'patient',
    setup: `${FREE} ${asked('partly_refused', 'Só depois da próxima sessão.')}
      ${asked('done', 'Seus dados foram compartilhados só com os seus profissionais.', 'other')}`,
  },
  withdrawFailed: {
    title: 'Seus dados com falha ao retirar o pedido',
    path,
    as: 'patient',
    setup: asked('open'),
    faults: [{ path: '/rest/v1/rpc/withdraw_privacy_request', answer: { status: 500 } }],
  },
  answeredMeanwhile: {
    title: 'Seus dados, pedido respondido nesse meio-tempo',
    path,
    as: 'patient',
    setup: asked('open'),
    faults: [
      {
        path: '/rest/v1/rpc/withdraw_privacy_request',
        answer: {
          status: 400,
          body: { code: 'P0001', message: 'request_closed', details: 'Answered.', hint: null },
        },
      },
    ],
  },
  withdrawn: { title: 'Seus dados, pedido retirado', path, as: 'patient', setup: FREE + asked('withdrawn') },
  files: {
    title: 'Seus dados, com arquivos enviados',
    path,
    as: 'patient',
    setup: `insert into storage.objects (bucket_id, name)
      values ('professional-documents', '${PEOPLE.camila.id}/1700000000000-diploma.pdf')`,
  },
  filesFailed: {
    title: 'Seus dados com falha ao carregar os arquivos',
    path,
    as: 'patient',
    faults: [{ path: '/storage/v1/object/list/*', answer: { status: 400 } }],
  },
  professional: { title: 'Seus dados de um profissional', path, as: 'professional' },
  admin: { title: 'Seus dados de quem administra', path, as: 'admin' },
  requestsFailed: {
    title: 'Seus dados com falha ao carregar os pedidos',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/privacy_requests', answer: { status: 400 } }],
  },
  downloadFailed: {
    title: 'Seus dados com falha ao baixar',
    path,
    as: 'patient',
    faults: [{ path: '/rest/v1/rpc/export_my_data', answer: { status: 500 } }],
  },
  tooManyDownloads: {
    title: 'Seus dados com cópias demais',
    path,
    as: 'patient',
    setup: `insert into private.data_exports (user_id) select '${PEOPLE.camila.id}' from generate_series(1, 5)`,
  },
  tooManyRequests: {
    title: 'Seus dados com pedidos demais',
    path,
    as: 'patient',
    setup: `${FREE} insert into public.privacy_requests (user_id, kind, full_name, email, user_type, status, answer)
      select '${PEOPLE.camila.id}', 'other', 'Camila', '${PEOPLE.camila.email}', 'patient', 'done', 'Feito.'
      from generate_series(1, 5)`,
  },
  many: {
    title: 'Seus dados com muitos pedidos respondidos e um antigo em aberto',
    path,
    as: 'patient',
    setup: `${FREE} ${asked('open')}
      insert into public.privacy_requests (user_id, kind, full_name, email, user_type, status, answer, created_at)
      select '${PEOPLE.camila.id}', 'other', 'Camila', '${PEOPLE.camila.email}', 'patient', 'done', 'Feito ' || n || '.',
        private.now() - n * interval '1 minute'
      from generate_series(1, 25) as n`,
  },
  askFailed: {
    title: 'Seus dados com falha ao enviar um pedido',
    path,
    as: 'patient',
    setup: FREE,
    faults: [
      { path: '/rest/v1/rpc/request_erasure', answer: { status: 500 } },
      { path: '/rest/v1/rpc/send_privacy_request', answer: { status: 500 } },
    ],
  },
});
