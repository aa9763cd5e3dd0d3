/** Texts around the two documents; the documents are in privacy-policy.tsx and terms-of-use.tsx. */
export const copy = {
  title: 'Privacidade e termos',
  /** Dates of the two versions (shared-domain/consents). */
  updated: 'Política de privacidade de 23 de novembro de 2026; termos de 23 de novembro de 2026',
  documents: 'Documentos',
  summary: 'Em resumo',
  contents: 'Nesta página',
  contentsOf: (title: string) => `Nesta página: ${title}`,
};
