export const copy = {
  action: 'Encerrar acessos',
  actionOf: (name: string) => `Encerrar acessos de ${name}`,
  question: (name: string) =>
    `${name} sai da conta em todos os aparelhos. Para voltar, precisa entrar de novo.`,
  consequence:
    'Pode levar até uma hora para o acesso acabar. Se alguém descobriu a senha, peça que a pessoa crie outra: sem isso, quem a sabe entra de novo.',
  logged: 'Fica registrado que foi você.',
  confirm: 'Encerrar acessos',
  done: 'Acessos encerrados',
  ended: (name: string, devices: number) => {
    if (devices === 0) return `${name} não estava com a conta aberta em nenhum aparelho.`;
    return `${name} sai de ${devices} ${devices === 1 ? 'aparelho' : 'aparelhos'} em até uma hora.`;
  },
};
