import type { Side } from 'shared-data/conversations';

export const copy = {
  title: 'Mensagens',
  list: 'Conversas',
  search: {
    patient: 'Buscar por nome',
    professional: 'Buscar paciente',
  } satisfies Record<Side, string>,
  show: 'Mostrar',
  all: 'Todas',
  unread: (count: number) => (count > 0 ? `Não lidas ${count}` : 'Não lidas'),
  mine: 'Você: ',
  notSent: 'Não enviada',
  yesterday: 'ontem',
  more: 'Mostrar mais conversas',
  failedText: 'Não foi possível carregar as conversas.',
  none: 'Nenhuma conversa ainda',
  noneText: {
    patient: 'As conversas sobre as suas consultas ficam aqui, a partir da primeira mensagem.',
    professional: 'As conversas com os seus pacientes ficam aqui, a partir da primeira mensagem.',
  } satisfies Record<Side, string>,
  start: {
    patient: { to: '/patient/appointments', label: 'Minhas Consultas' },
    professional: { to: '/professional/pacientes', label: 'Ver pacientes' },
  } satisfies Record<Side, object>,
  allRead: 'Tudo lido',
  notFound: (name: string) => `Nenhuma conversa com “${name}”`,
  clear: 'Ver todas',
  choose: 'Escolha uma conversa',
  chooseText: 'As mensagens aparecem aqui.',
  unknown: 'Conversa não encontrada',
  unknownText: 'Talvez o endereço esteja incompleto.',
  toList: 'Ver as conversas',
};
