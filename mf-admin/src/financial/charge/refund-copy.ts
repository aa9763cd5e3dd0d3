export const refundCopy = {
  states: {
    due: 'A devolver',
    sent: 'Enviado ao banco',
    processing: 'O banco está devolvendo',
    manual: 'Devolver por fora',
  } as Readonly<Record<string, string>>,
  open: (amount: string, state: string) => `${state}: ${amount}`,
  close: 'Registrar devolução',
  closeTitle: 'Registrar a devolução',
  closeText: (amount: string) =>
    `Devolva antes ${amount} pelo banco. O paciente passa a ver que o valor voltou.`,
  simulatedText: (amount: string) =>
    `Pagamento simulado: nenhum dinheiro se move. O paciente passa a ver que ${amount} voltaram.`,
  proof: 'Código da devolução (E2E)',
  proofHint: 'Está no comprovante do banco: 32 letras e números.',
  proofMissing: 'Cole o código do comprovante, com 32 letras e números.',
  closed: 'Devolução registrada',
};
