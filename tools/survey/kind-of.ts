/** Rows differ in people and numbers: "Marcar como pago o pagamento de Camila Ribeiro" is "Marcar como pago o pagamento de". */
export const kindOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word, at) => at === 0 || /^[a-zà-ú]+$/.test(word))
    .join(' ');
