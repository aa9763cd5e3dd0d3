import type { ScenarioPerson } from 'embedded-backend/scenario';
import { CONSULTATIONS, PEOPLE } from 'embedded-backend/seed';

export interface Screen {
  readonly path: string;
  readonly as: ScenarioPerson;
  /** Text that is visible once the screen is complete. */
  readonly ready: string | RegExp;
}

/** Every screen of the portal, with a user who sees it complete. */
export const SCREENS: readonly Screen[] = [
  { path: '/', as: 'visitor', ready: 'Sou Paciente' },
  { path: '/planos-profissionais', as: 'visitor', ready: 'Perguntas frequentes' },
  { path: '/professional/planos', as: 'visitor', ready: /Todo plano pede um CRP ou CRM ativo/ },
  { path: '/profissionais', as: 'visitor', ready: 'Marina Azevedo' },
  { path: `/professional/profile/${PEOPLE.marina.id}`, as: 'visitor', ready: /Fui ouvida de verdade/ },
  { path: '/contato', as: 'visitor', ready: 'Fale com a gente' },
  { path: '/create-test-users', as: 'visitor', ready: 'Três contas, um clique' },
  { path: '/legal', as: 'visitor', ready: /1. Quem cuida dos seus dados/ },
  { path: '/legal#termos', as: 'visitor', ready: /1. O que é a Vínculo/ },
  { path: '/transparencia', as: 'visitor', ready: 'Quanto doamos, para quem e quanto falta' },
  { path: '/auth', as: 'visitor', ready: 'Que bom ter você aqui.' },
  { path: '/auth?mode=signup', as: 'visitor', ready: /Leva uns dois minutos/ },
  {
    path: '/welcome?name=Ana&email=ana@exemplo.com.br&emailSent=true',
    as: 'visitor',
    ready: 'Confira sua caixa de entrada',
  },
  { path: '/auth?mode=signup&role=professional', as: 'visitor', ready: /em até 24h/ },
  { path: '/esqueci-senha', as: 'visitor', ready: /Diga qual é o e-mail/ },
  { path: '/nova-senha?type=recovery#error=access_denied', as: 'visitor', ready: 'Este link não vale mais' },
  { path: '/welcome?confirmed=true&role=professional', as: 'patient', ready: 'Fazer cadastro profissional' },
  { path: '/nada-aqui', as: 'visitor', ready: 'Oops! Page not found' },
  { path: '/patient/dashboard', as: 'patient', ready: 'Marina Azevedo' },
  { path: '/patient/search', as: 'patient', ready: 'Marina Azevedo' },
  { path: `/patient/booking/${PEOPLE.marina.id}`, as: 'patient', ready: 'Qual dia fica melhor?' },
  {
    path: `/patient/booking/${PEOPLE.caio.id}?pagamento=${CONSULTATIONS.pending.id}`,
    as: 'patient',
    ready: 'Aguardando o pagamento',
  },
  { path: '/patient/appointments', as: 'patient', ready: 'Marina Azevedo' },
  {
    path: `/patient/comprovante/${CONSULTATIONS.completed.id}`,
    as: 'patient',
    ready: 'Imprimir',
  },
  { path: '/patient/profile', as: 'patient', ready: 'Concluídas' },
  { path: '/patient/notificacoes', as: 'patient', ready: 'Preferências' },
  { path: '/patient/mensagens', as: 'patient', ready: 'Marina Azevedo' },
  {
    path: `/patient/mensagens/${CONSULTATIONS.confirmed.id}`,
    as: 'patient',
    ready: 'Combinado, obrigada!',
  },
  { path: '/patient/historico', as: 'patient', ready: 'Expirada: o Pix não foi pago no prazo.' },
  { path: `/chat/${CONSULTATIONS.confirmed.id}`, as: 'patient', ready: 'Combinado, obrigada!' },
  { path: `/sala/${CONSULTATIONS.confirmed.id}`, as: 'patient', ready: 'Tudo pronto por aqui?' },
  {
    path: `/feedback?consultation=${CONSULTATIONS.completed.id}`,
    as: 'patient',
    ready: 'Você recomendaria Marina?',
  },
  { path: '/professional/apply', as: 'patient', ready: 'Como é a análise' },
  { path: '/professional/pending', as: 'patient', ready: 'Nenhuma solicitação ainda' },
  { path: '/professional/dashboard', as: 'professional', ready: 'Camila Ribeiro dos Santos' },
  { path: '/professional/agenda', as: 'professional', ready: /^No horário de / },
  { path: '/professional/notificacoes', as: 'professional', ready: 'Preferências' },
  { path: '/professional/agenda/horarios', as: 'professional', ready: /horários por semana$/ },
  { path: '/professional/pacientes', as: 'professional', ready: 'Camila Ribeiro dos Santos' },
  { path: '/professional/mensagens', as: 'professional', ready: 'Helena Moura' },
  { path: '/professional/financeiro', as: 'professional', ready: 'Próximo repasse' },
  { path: '/professional/perfil', as: 'professional', ready: 'Nome e registro foram conferidos.' },
  { path: '/verificacao', as: 'admin', ready: 'Nenhum dispositivo cadastrado' },
  { path: '/admin/dashboard', as: 'admin', ready: 'Aguardam aprovação' },
  { path: '/admin/users', as: 'admin', ready: 'nunca entrou' },
  { path: '/admin/equipe', as: 'admin', ready: 'Administração completa' },
  { path: '/admin/professionals/approval', as: 'admin', ready: /^\d+ de \d+ solicitações$/ },
  { path: '/admin/consultations', as: 'admin', ready: 'Camila Ribeiro dos Santos' },
  { path: '/admin/consultations?aba=pagamentos', as: 'admin', ready: 'Camila Ribeiro dos Santos' },
  { path: `/admin/consultas/${CONSULTATIONS.confirmed.id}`, as: 'admin', ready: 'Linha do tempo' },
  { path: '/admin/financial', as: 'admin', ready: 'Recebido por dia' },
  { path: '/admin/financial?aba=repasses', as: 'admin', ready: 'Repasses anteriores' },
  { path: '/admin/financial?aba=reembolsos', as: 'admin', ready: 'A caminho de volta' },
  { path: '/admin/financial?aba=ausencias', as: 'admin', ready: 'Nenhuma ausência a decidir' },
  { path: '/admin/financial?aba=identificar', as: 'admin', ready: 'Nada a identificar' },
  { path: '/admin/financial?aba=tarefas', as: 'admin', ready: 'Conferir cada centavo' },
  { path: '/admin/platform-fees', as: 'admin', ready: 'Histórico de alterações' },
  { path: '/admin/depoimentos', as: 'admin', ready: 'Só a equipe lê' },
  { path: '/admin/mensagens', as: 'admin', ready: 'Paulo Menezes' },
  { path: '/admin/auditoria', as: 'admin', ready: 'Quem e o quê' },
];
