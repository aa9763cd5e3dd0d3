import { NOTIFICATION_BADGE_MAX } from 'shared-domain/admin-layout';
import { COUNT_FAILED } from '../count';

export const copy = {
  title: 'Notificações',
  /** Accessible name of the bell; undefined: not counted yet. */
  bell: (unread: number | undefined) => {
    if (unread === undefined) return 'Notificações';
    if (unread <= 0) return 'Notificações: nenhuma nova';
    if (unread > NOTIFICATION_BADGE_MAX) return `Notificações: mais de ${NOTIFICATION_BADGE_MAX} novas`;
    return `Notificações: ${unread} ${unread === 1 ? 'nova' : 'novas'}`;
  },
  bellFailed: `Notificações: ${COUNT_FAILED} as novas`,
  markAllRead: 'Marcar como lidas',
  show: 'Mostrar',
  all: 'Todas',
  onlyUnread: (count: number) => (count > 0 ? `Não lidas ${count}` : 'Não lidas'),
  unread: 'Não lida',
  failed: 'Não foi possível carregar as notificações.',
  nothing: 'Nada novo por aqui',
  nothingText: {
    patient: 'Consultas, mensagens e reembolsos avisam você neste lugar.',
    professional: 'Consultas, mensagens e avaliações avisam você neste lugar.',
  },
  allRead: 'Tudo lido',
  seeAll: 'Ver todas',
  preferences: 'Preferências',
  more: 'Ver mais',
} as const;
