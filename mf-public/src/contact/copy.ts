import { CONTACT_RESPONSE_HOURS, type ContactUserType } from 'shared-domain/contact';

const promise = `em até ${CONTACT_RESPONSE_HOURS}h em dias úteis`;

export const copy = {
  documentTitle: 'Contato',
  title: 'Fale com a gente',
  subtitle: `Uma pessoa lê cada mensagem. Respondemos ${promise}.`,
  fullName: 'Nome completo',
  email: 'E-mail',
  userType: 'Eu sou',
  userTypes: { patient: 'Paciente', professional: 'Profissional' } satisfies Record<ContactUserType, string>,
  subject: 'Assunto',
  message: 'Mensagem',
  messageHint: 'Não escreva aqui detalhes da sua saúde. Para isso, use a conversa com o seu profissional.',
  fieldRequired: 'Preencha este campo.',
  send: 'Enviar mensagem',
  withoutScript: 'Para enviar a mensagem, ative o JavaScript do seu navegador e recarregue a página.',
  sentTitle: 'Recebemos a sua mensagem',
  sentText: (email: string) => `A resposta chega em ${email} ${promise}.`,
  help: {
    title: 'Precisa de ajuda agora?',
    text: 'Este formulário não é um canal de emergência. Estas linhas atendem 24h, de graça.',
    lines: 'Telefones de emergência',
  },
} as const;
