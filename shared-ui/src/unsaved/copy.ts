export const copy = {
  title: 'Sair sem salvar?',
  text: 'Há alterações que ainda não foram salvas. Se você sair agora, elas se perdem.',
  stay: 'Continuar editando',
  leave: 'Sair sem salvar',
};
