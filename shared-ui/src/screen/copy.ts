export const copy = {
  title: 'Oops! Algo deu errado',
  text: 'Esta tela parou de funcionar.',
} as const;
