export const copy = {
  title: 'Pagar com Pix',
  expiresIn: 'Expira em',
  qrLabel: 'QR Code do Pix',
  codeLabel: 'Pix copia e cola',
  note: 'A consulta é confirmada automaticamente após o pagamento.',
  simulate: 'Marcar como pago (simulação)',
  renew: 'Gerar novo código',
  expiredTitle: 'Este código expirou',
  expiredText: 'O tempo para pagar terminou. Se ainda quiser o horário, gere um novo código.',
  expiredForGood: 'O tempo para pagar terminou.',
  paidTitle: 'Pagamento confirmado!',
  minutesLeft: (minutes: number) =>
    minutes === 1
      ? 'Falta 1 minuto para o código expirar.'
      : `Faltam ${minutes} minutos para o código expirar.`,
  toasts: {
    copied: { title: 'Código copiado!', text: 'Cole no seu app do banco para pagar.' },
    paid: {
      kind: 'success',
      title: 'Pagamento confirmado!',
      text: 'Simulação de pagamento realizada com sucesso.',
    },
  },
} as const;
