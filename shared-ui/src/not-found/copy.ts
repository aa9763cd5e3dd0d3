export const copy = {
  /** English in every language, as specified. */
  title: 'Oops! Page not found',
  text: 'Esta página não existe ou mudou de lugar.',
  home: 'Voltar ao Início',
};
