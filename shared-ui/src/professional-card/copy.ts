export const copy = {
  perSession: 'por sessão',
  noPrice: 'Preço a definir',
  noPriceHint: 'agenda ainda fechada',
};
