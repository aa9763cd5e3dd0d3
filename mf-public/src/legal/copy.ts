/** Texts around the two documents; the documents themselves are privacy-policy.tsx and terms-of-use.tsx. */
export const copy = {
  title: 'Privacidade e termos',
  updated: 'Atualizado em 21 de novembro de 2026',
  documents: 'Documentos',
  summary: 'Em resumo',
  contents: 'Nesta página',
  contentsOf: (title: string) => `Nesta página: ${title}`,
};
