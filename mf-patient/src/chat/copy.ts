import type { Side } from 'shared-data/conversations';

export const copy = {
  nextConsultation: 'Próxima sessão',
  runningConsultation: 'Sessão em andamento',
  byVideo: (minutes: number) => `${minutes} minutos, por vídeo`,
  consultationFailedText: 'Não foi possível carregar a próxima sessão.',
  noConsultation: 'Nenhuma sessão marcada.',
  unpaidConsultation: 'Falta o pagamento para confirmar a sessão.',
  book: 'Agendar outra sessão',
  unknownTitle: 'Conversa não encontrada',
  unknownText: {
    patient: 'Talvez o endereço esteja incompleto. Suas conversas estão em Minhas Consultas.',
    professional: 'Talvez o endereço esteja incompleto. Suas conversas estão no painel.',
  } satisfies Record<Side, string>,
  professionalDashboard: 'Abrir painel',
};
