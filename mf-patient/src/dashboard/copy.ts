import { APPROVAL_WITHDRAWN_TEXT } from 'shared-domain/application';
import { SUSPENDED_LABEL } from 'shared-domain/status';

export const copy = {
  documentTitle: 'Painel',
  greeting: (firstName: string) => (firstName ? `Olá, ${firstName}` : 'Olá'),
  welcomeFirst: 'Boas-vindas.',
  welcomeBack: 'Que bom ver você de novo.',
  noConsultation: 'Quando quiser, é só escolher com quem conversar.',
  unpaidConsultation: 'Sua consulta fica confirmada com o pagamento.',
  nextConsultation: (day: string, time: string) => `Sua próxima sessão é ${day}, às ${time}.`,
  runningConsultation: (time: string) => `Sua sessão começou às ${time} e está em andamento.`,
  shortcuts: 'Atalhos',
  search: 'Buscar profissionais',
  searchHint: 'Psicólogos e psiquiatras',
  schedule: 'Minha agenda',
  scheduleHint: (n: number) =>
    n === 0 ? 'Nenhuma consulta marcada' : n === 1 ? '1 próxima consulta' : `${n} próximas consultas`,
  history: 'Histórico',
  historyHint: (n: number) =>
    n === 0
      ? 'Nenhuma consulta concluída'
      : n === 1
        ? '1 consulta concluída'
        : `${n.toLocaleString('pt-BR')} consultas concluídas`,
  next: 'Próximas consultas',
  all: 'Ver todas',
  emptyTitle: 'Nenhuma consulta encontrada',
  emptyText: 'Quando você marcar uma sessão, ela aparece aqui.',
  newBooking: 'Nova consulta',
  againTitle: (name: string) => `Marcar de novo com ${name}?`,
  againText: (day: string) => `Sua última sessão foi em ${day}.`,
  againZone: (place: string) => `Horários de ${place}.`,
  againTimes: (name: string) => `Próximos horários de ${name}`,
  againMore: 'Ver mais horários',
  againOther: 'Buscar outra pessoa',
  allPast: 'Ver tudo',
  rate: 'Avaliar',
  rateLabel: (name: string, day: string) => `Avaliar a consulta com ${name}, ${day}`,
  pastEmptyTitle: 'Nenhuma consulta encontrada',
  pastEmptyText: 'As sessões que já passaram ficam guardadas aqui.',
  pastFailedText: 'Não foi possível carregar o histórico.',
  edit: 'Editar perfil',
  fullName: 'Nome completo',
  cancel: 'Voltar',
  save: 'Salvar',
  application: 'Cadastro profissional',
  pending: {
    title: 'Em análise',
    text: 'Estamos confirmando o seu registro no CRP ou no CRM. Você recebe um e-mail assim que houver resposta.',
    action: 'Ver solicitação',
  },
  withdrawn: {
    title: 'Em análise',
    text: APPROVAL_WITHDRAWN_TEXT,
    action: 'Ver solicitação',
  },
  suspended: {
    title: SUSPENDED_LABEL.text,
    text: 'Você não aparece na busca e ninguém consegue marcar. Veja como responder à equipe.',
    action: 'Ver e responder',
  },
  needsInfo: {
    title: 'Informações necessárias',
    text: 'A equipe precisa de mais um detalhe para continuar a análise.',
    action: 'Atualizar informações',
  },
  rejected: {
    title: 'Não aprovado',
    text: 'Sua conta de paciente continua igual.',
    reasonGiven: 'Motivo informado pela equipe:',
    action: 'Enviar nova solicitação',
  },
  approved: {
    title: 'Aprovado',
    text: 'Seu cadastro profissional está pronto e o seu perfil já pode ser encontrado.',
    action: 'Abrir painel profissional',
  },
  inviteTitle: 'Você é psicólogo ou psiquiatra?',
  inviteText: 'Envie o seu registro e atenda por aqui, com agenda, vídeo e pagamento no mesmo lugar.',
  invite: 'Seja um profissional',
  failedText: 'Não foi possível carregar as consultas.',
  help: 'Se precisar de ajuda agora:',
  helpHours: 'Atendem 24h, de graça.',
};
