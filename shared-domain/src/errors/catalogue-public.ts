import { CONTACT_EMAIL_INVALID, CONTACT_FIELDS_REQUIRED } from '../contact';
import type { ErrorEntry } from './entry';

/** Texts for public screens. */
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
  contact: {
    otherwise: { title: 'Erro ao enviar mensagem. Tente novamente mais tarde.' },
    codes: {
      too_many_messages: {
        title: 'Erro ao enviar mensagem. Tente novamente mais tarde.',
        text: 'São até cinco mensagens por hora. Aguarde um pouco antes de escrever de novo.',
      },
      network_limited: {
        title: 'Erro ao enviar mensagem. Tente novamente mais tarde.',
        text: 'Chegaram muitas mensagens desta rede na última hora. Entre na sua conta para escrever agora, ou aguarde 1 hora.',
      },
      fields_required: { title: CONTACT_FIELDS_REQUIRED },
      email_invalid: { title: CONTACT_EMAIL_INVALID },
      text_too_long: {
        title: 'Erro ao enviar mensagem. Tente novamente mais tarde.',
        text: 'A mensagem tem no máximo 5000 caracteres, e o assunto 200.',
      },
    },
  },
  'test-users': {
    otherwise: { title: 'Erro ao criar usuários', text: 'Tente novamente.' },
    codes: {
      demonstration_off: { title: 'Erro ao criar usuários', text: 'Só existe em demonstrações.' },
      test_admins_off: {
        title: 'Erro ao criar usuários',
        text: 'Esta demonstração não cria contas de administração.',
      },
      account_too_old: { title: 'Erro ao criar usuários', text: 'Este endereço já existe.' },
      user_already_exists: { title: 'Erro ao criar usuários', text: 'Este endereço já existe.' },
    },
  },
} as const satisfies Record<string, ErrorEntry>;
