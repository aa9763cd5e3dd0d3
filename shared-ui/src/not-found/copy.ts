export const copy = {
  /** English in every language: the specification's own words. */
  title: 'Oops! Page not found',
  text: 'Esta página não existe ou mudou de lugar.',
  home: 'Voltar ao Início',
};
