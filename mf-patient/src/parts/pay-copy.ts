/** Texts shared by every screen that offers payment. */
export const payCopy = {
  pay: 'Pagar com Pix',
  payLabel: (name: string) => `Pagar com Pix a consulta com ${name}`,
  paymentFor: (name: string) => `Consulta com ${name}`,
  paymentFailedText: 'Não foi possível carregar o pagamento.',
};
