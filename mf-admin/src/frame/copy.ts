export const copy = {
  product: 'Vínculo',
  badge: 'ADMIN',
  menu: 'Administração',
  toggle: 'Mostrar ou esconder o menu',
  closeMenu: 'Fechar o menu',
  account: 'Conta',
  signOut: 'Sair',
};
