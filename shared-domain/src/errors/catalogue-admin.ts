import type { ErrorEntry } from './entry';

/** The admin's screens. */
export const ADMIN_ERRORS = {
  'admin-overview': {
    otherwise: { title: 'Erro ao carregar', text: 'Não foi possível carregar os números da plataforma.' },
  },
  'admin-consultations': {
    otherwise: { title: 'Erro ao carregar', text: 'Não foi possível carregar as consultas.' },
  },
  'admin-payments': {
    otherwise: { title: 'Erro ao carregar', text: 'Não foi possível carregar as consultas' },
  },
  'admin-payment-update': {
    otherwise: { title: 'Erro', text: 'Não foi possível atualizar o status do pagamento' },
  },
  'admin-applications': {
    otherwise: { title: 'Erro ao carregar', text: 'Não foi possível carregar as solicitações.' },
  },
  'admin-action': {
    otherwise: { title: 'Erro na ação', text: 'Não foi possível realizar a ação. Tente novamente.' },
    codes: {
      application_not_pending: { title: 'Erro na ação', text: 'Outra pessoa já decidiu esta solicitação.' },
      reason_required: { title: 'Erro na ação', text: 'Escreva o motivo.' },
      notes_required: { title: 'Erro na ação', text: 'Escreva o que falta.' },
    },
  },
  'admin-testimonials': {
    otherwise: { title: 'Erro ao carregar', text: 'Não foi possível carregar os depoimentos.' },
  },
  'admin-messages': {
    otherwise: { title: 'Erro ao carregar', text: 'Não foi possível carregar as mensagens.' },
  },
  'fee-load': {
    otherwise: { title: 'Erro', text: 'Falha ao carregar configurações de taxa da plataforma.' },
  },
  'fee-update': {
    otherwise: { title: 'Erro', text: 'Falha ao atualizar taxa da plataforma.' },
    codes: {
      fee_out_of_range: { title: 'Erro', text: 'Taxa deve estar entre 0% e 100%' },
      fee_conflict: {
        title: 'Erro',
        text: 'Outra pessoa mudou a taxa enquanto você editava. Confira o valor atual.',
      },
    },
  },
  'admin-sign-out': { otherwise: { title: 'Erro no logout', text: 'Tente novamente.' } },
} as const satisfies Record<string, ErrorEntry>;
