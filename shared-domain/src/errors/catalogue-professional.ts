import { each, type ErrorEntry } from './entry';

/** Applying, and an approved professional's screens. */
export const PROFESSIONAL_ERRORS = {
  application: {
    otherwise: {
      title: 'Erro ao enviar solicitação',
      text: 'Ocorreu um erro ao processar sua solicitação. Tente novamente.',
    },
    codes: each(
      ['not_authenticated', 'session_not_found', 'no_authorization', 'bad_jwt', 'PGRST301', 'PGRST303'],
      {
        title: 'Erro de autenticação',
        text: 'Você precisa estar logado para enviar a solicitação.',
      },
    ),
  },
  'application-status': {
    otherwise: { title: 'Erro ao verificar status', text: 'Não foi possível verificar sua solicitação.' },
  },
  'professional-agenda': {
    otherwise: { title: 'Erro ao carregar', text: 'Não foi possível carregar as consultas.' },
  },
  price: {
    otherwise: { title: 'Erro ao salvar', text: 'Não foi possível atualizar o preço. Tente novamente.' },
  },
} as const satisfies Record<string, ErrorEntry>;
