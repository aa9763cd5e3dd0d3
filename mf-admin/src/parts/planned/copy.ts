export const copy = {
  heading: 'Em Desenvolvimento',
  text: 'Esta funcionalidade será implementada em breve.',
  planned: 'O que vem aqui',
  back: 'Voltar',
};
