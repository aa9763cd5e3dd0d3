import { PRODUCT_NAME } from 'shared-domain/product';

export const copy = {
  signOut: 'Sair',
  title: 'Meu perfil',
  subtitleOfProfessional: `O seu nome, a cidade e o estado aparecem no seu perfil público. O resto, só você e a equipe da ${PRODUCT_NAME} veem.`,
  subtitle: `Só você e a equipe da ${PRODUCT_NAME} veem estes dados. O profissional recebe o seu nome e o que for preciso para a consulta.`,
  personal: 'Dados pessoais',
  firstName: 'Nome',
  lastName: 'Sobrenome',
  emailHint: 'É o seu acesso, por isso não muda aqui.',
  cpf: 'CPF',
  cpfHint: 'Para corrigir o CPF, fale com a nossa equipe.',
  birthDate: 'Data de nascimento',
  birthDateInvalid: 'Informe uma data que existe, como 14/03/1991.',
  save: 'Salvar alterações',
  contact: 'Preferências de contato',
  contactHint: 'Cada mudança é salva na hora.',
  channels: {
    email: {
      name: 'E-mail',
      hint: 'Lembretes das consultas. Mudanças, pagamentos e o link do vídeo chegam mesmo com esta opção desligada.',
    },
    sms: { name: 'SMS', hint: 'Em breve. A sua escolha fica guardada.' },
    push: { name: 'Notificações push', hint: 'Em breve. A sua escolha fica guardada.' },
  },
  emergency: 'Contato de emergência',
  emergencyHint: 'Alguém de confiança, para o caso de um momento difícil.',
  emergencyName: 'Nome',
  relation: 'Relação',
  saveEmergency: 'Salvar contato',
  since: (month: string, isPatient: boolean) =>
    `${isPatient ? 'Paciente' : `No ${PRODUCT_NAME}`} desde ${month}`,
  statistics: 'Estatísticas',
  statisticsOfProfessional: 'Estatísticas como paciente',
  professionals: 'Profissionais',
  statisticsFailedText: 'Não foi possível carregar as estatísticas.',
};
