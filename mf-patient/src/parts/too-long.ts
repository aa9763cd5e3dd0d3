/** Error message for a text that is `over` characters longer than its limit. */
export const tooLong = (over: number, limit: number): string =>
  over === 1
    ? `Uma letra a mais que o limite de ${limit}.`
    : `${over} letras a mais que o limite de ${limit}.`;
