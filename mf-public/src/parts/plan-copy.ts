/** What both plan pages say. */
export const planCopy = {
  mostChosen: 'Mais escolhido',
  notIncluded: ': não incluído',
  perMonth: 'por mês',
  startFree: 'Começar grátis',
};

/** Where every plan button leads. */
export const PROFESSIONAL_SIGN_UP = '/auth?mode=signup&role=professional';
