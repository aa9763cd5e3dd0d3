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
  },
  'fee-load': {
    otherwise: { title: 'Erro', text: 'Falha ao carregar configurações de taxa da plataforma.' },
  },
  'fee-update': { otherwise: { title: 'Erro', text: 'Falha ao atualizar taxa da plataforma.' } },
  'admin-sign-out': { otherwise: { title: 'Erro no logout', text: 'Tente novamente.' } },
} as const satisfies Record<string, ErrorEntry>;
