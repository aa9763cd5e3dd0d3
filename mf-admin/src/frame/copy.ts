import { NOTIFICATION_BADGE_MAX } from 'shared-domain/admin-layout';
import { PRODUCT_NAME } from 'shared-domain/product';
import { COUNT_FAILED } from 'shared-ui/count';

export const copy = {
  product: PRODUCT_NAME,
  badge: 'ADMIN',
  menu: 'Administração',
  toggle: 'Mostrar ou esconder o menu',
  closeMenu: 'Fechar o menu',
  account: 'Conta',
  secondFactor: 'Verificação em duas etapas',
  signOut: 'Sair',
  bell: (unread: number | undefined) => {
    if (unread === undefined) return 'Notificações';
    if (unread <= 0) return 'Notificações: nenhuma nova';
    if (unread > NOTIFICATION_BADGE_MAX) return `Notificações: mais de ${NOTIFICATION_BADGE_MAX} novas`;
    return `Notificações: ${unread} ${unread === 1 ? 'nova' : 'novas'}`;
  },
  bellFailed: `Notificações: ${COUNT_FAILED} as novas`,
  notifications: 'Notificações',
  markAllRead: 'Marcar como lidas',
  noNotifications: 'Nada por aqui',
  notificationsFailed: 'Não foi possível carregar as notificações.',
  unread: 'Não lida',
  waiting: (count: number) => `${count === 1 ? 'aguarda' : 'aguardam'} análise`,
};
