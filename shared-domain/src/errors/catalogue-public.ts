import type { ErrorEntry } from './entry';

/** Screens that anybody may see. */
export const PUBLIC_ERRORS = {
  directory: {
    otherwise: {
      title: 'Erro ao carregar',
      text: 'Não foi possível carregar a lista de profissionais.',
    },
  },
  'public-profile': {
    otherwise: { title: 'Erro ao carregar', text: 'Não foi possível carregar o perfil do profissional.' },
    codes: { PGRST116: { title: 'Profissional não encontrado' } },
  },
  contact: { otherwise: { title: 'Erro ao enviar mensagem. Tente novamente mais tarde.' } },
  'test-users': { otherwise: { title: 'Erro ao criar usuários', text: 'Tente novamente.' } },
} as const satisfies Record<string, ErrorEntry>;
