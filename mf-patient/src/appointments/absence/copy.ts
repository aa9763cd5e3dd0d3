export const copy = {
  menu: 'O profissional não veio',
  ask: (name: string) => `${name} não veio?`,
  title: (name: string) => `${name} não veio?`,
  text: (when: string, amount: string) =>
    `Sessão de ${when}. Os ${amount} ficam retidos até a equipe responder.`,
  heard: (name: string) => `A equipe também ouve ${name}. O que você escrever, só a equipe lê.`,
  message: 'O que aconteceu',
  report: 'Informar ausência',
  reported: 'Ausência informada',
  reportedText: 'A equipe responde por aqui. O valor fica retido até lá.',
  open: (name: string) =>
    `Você informou que ${name} não veio. A equipe está vendo; o valor fica retido até lá.`,
  refund: (name: string) => `A equipe confirmou que ${name} não veio. O valor volta inteiro para você.`,
  pay: (name: string) => `A equipe ouviu os dois e não confirmou que ${name} faltou. O valor não volta.`,
  ended: 'Em análise pela equipe.',
  confirmed: 'O profissional não veio.',
  failed: 'Não foi possível carregar a situação da ausência.',
};
