import { PRODUCT_NAME } from 'shared-domain/product';

export const copy = {
  product: PRODUCT_NAME,
  badge: 'ADMIN',
  menu: 'Administração',
  toggle: 'Mostrar ou esconder o menu',
  closeMenu: 'Fechar o menu',
  account: 'Conta',
  secondFactor: 'Verificação em duas etapas',
  signOut: 'Sair',
  notifications: 'Notificações',
  markAllRead: 'Marcar como lidas',
  noNotifications: 'Nada por aqui',
  notificationsFailed: 'Não foi possível carregar as notificações.',
  unread: 'Não lida',
  waiting: (count: number) => `${count === 1 ? 'aguarda' : 'aguardam'} análise`,
};
