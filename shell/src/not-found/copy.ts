export const copy = {
  title: 'Oops! Page not found',
  text: 'Esta página não existe ou mudou de lugar.',
  home: 'Voltar ao Início',
} as const;
