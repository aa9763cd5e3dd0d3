export const copy = {
  remind: 'Lembrar do pagamento',
  done: 'Lembrete enviado',
  doneText: (name: string) => `${name} recebe um e-mail e um aviso no portal.`,
  at: (day: string, time: string) => `${day}, ${time}`,
  reminded: (at: string, again: string) =>
    `Você lembrou do pagamento em ${at}. Dá para lembrar de novo a partir de ${again}.`,
};
