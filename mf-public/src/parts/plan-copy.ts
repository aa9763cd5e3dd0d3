/** Texts shared by both plan pages. */
export const planCopy = {
  mostChosen: 'Mais escolhido',
  notIncluded: ': não incluído',
  perMonth: 'por mês',
  startFree: 'Começar grátis',
};

/** Target of every plan button. */
export const PROFESSIONAL_SIGN_UP = '/auth?mode=signup&role=professional';
