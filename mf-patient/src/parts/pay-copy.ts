/** Texts shared by every screen that offers payment. */
export const payCopy = {
  pay: 'Pagar com Pix',
  payLabel: (name: string) => `Pagar com Pix a consulta com ${name}`,
};
