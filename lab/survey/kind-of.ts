/**
 * Rows differ in people and numbers: "Marcar como pago o pagamento de Camila Ribeiro" is "Marcar como pago o
 * pagamento de". The first two words identify a button: "Ver Perfil" is not "Ver Detalhes".
 */
export const kindOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter((word, at) => at < 2 || /^[a-zà-ú]+$/.test(word))
    .join(' ');
