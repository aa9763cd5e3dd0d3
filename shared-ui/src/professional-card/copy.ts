export const copy = {
  perConsultation: 'por sessão',
  noPrice: 'Preço a definir',
  noPriceHint: 'agenda ainda fechada',
};
