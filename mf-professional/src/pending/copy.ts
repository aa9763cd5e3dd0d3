import { APPROVAL_WITHDRAWN_TEXT, REVIEW_BUSINESS_DAYS } from 'shared-domain/application';
import { PRODUCT_NAME } from 'shared-domain/product';

const { min, max } = REVIEW_BUSINESS_DAYS;

export const copy = {
  title: 'Sua solicitação',
  pendingText:
    'Estamos confirmando o seu registro no CRP ou no CRM. Assim que houver resposta, você recebe um e-mail.',
  withdrawnText: APPROVAL_WITHDRAWN_TEXT,
  needsInfoText: 'Falta pouco. Com o que a equipe pediu, a análise continua de onde parou.',
  rejectedText:
    'Desta vez não foi possível aprovar. Sua conta de paciente continua igual e você pode enviar uma nova solicitação pelo painel.',
  suspendedSince: (suspended: string, day: string) => `${suspended} desde ${day}`,
  suspendedTitle: 'Seu cadastro está suspenso',
  suspendedText:
    'Enquanto isso, você não aparece na busca e ninguém consegue marcar. Seu cadastro e seu histórico continuam guardados.',
  suspendedAnswer:
    'Para responder, escreva à equipe pelo formulário de contato. A resposta chega por e-mail.',
  answerTeam: 'Responder à equipe',
  seeAgenda: 'Ver minha agenda',
  seePatients: 'Ver meus pacientes',
  seeHours: 'Ver meus horários',
  seeEarnings: 'Ver meu financeiro',
  noneTitle: 'Nenhuma solicitação ainda',
  noneText: `Psicólogos e psiquiatras com registro ativo podem atender pelo ${PRODUCT_NAME}. O cadastro leva poucos minutos.`,
  message: 'Mensagem da equipe',
  sentOn: (day: string) => `Solicitação enviada em ${day}`,
  checking: 'Conferência do registro no conselho',
  analysis: `Análise da equipe, de ${min} a ${max} dias úteis`,
  answer: 'Resposta por e-mail',
  update: 'Atualizar informações',
  apply: 'Fazer o cadastro profissional',
  patientDashboard: 'Painel do paciente',
  home: 'Voltar ao Início',
  doubt: 'Ficou com dúvida?',
  support: 'Fale com o suporte',
};
