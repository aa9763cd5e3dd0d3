const goesBack = {
  by: (name: string, amount: string) => `${name} pediu para devolver ${amount}.`,
  own: (amount: string) => `Você pediu para devolver ${amount}. Outra pessoa confirma; você pode retirar.`,
  confirmTitle: 'Confirmar o reembolso',
  confirmText: (amount: string) => `${amount} passam a voltar, como pedido:`,
  declineTitle: 'Recusar o reembolso',
  confirmed: 'Reembolso confirmado',
};
/** Money to identify that the platform is to keep. */
const kept: typeof goesBack = {
  by: (name, amount) => `${name} pediu para ficar com ${amount}.`,
  own: (amount) => `Você pediu para ficar com ${amount}. Outra pessoa confirma; você pode retirar.`,
  confirmTitle: 'Confirmar que o valor fica',
  confirmText: (amount) => `${amount} ficam com a plataforma, como pedido:`,
  declineTitle: 'Recusar o pedido',
  confirmed: 'O valor ficou com a plataforma',
};

export const waitingCopy = {
  waits: 'Espera outra pessoa da equipe',
  erased: 'Alguém da equipe',
  confirm: 'Confirmar',
  decline: 'Recusar',
  withdraw: 'Retirar o pedido',
  reason: 'Por quê?',
  reasonMissing: 'Escreva o motivo.',
  declined: 'Pedido recusado',
  withdrawn: 'Pedido retirado',
};

/** What is asked for, in words. */
export const wordsOf = ({ borneBy }: { readonly borneBy: string }) => (borneBy === 'kept' ? kept : goesBack);
