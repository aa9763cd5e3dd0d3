/** Texts around the two documents; the documents are in privacy-policy.tsx and terms-of-use.tsx. */
export const copy = {
  title: 'Privacidade e termos',
  /** Date of both versions (shared-domain/consents). */
  updated: 'Atualizados em 26 de novembro de 2026',
  documents: 'Documentos',
  summary: 'Em resumo',
  contents: 'Nesta página',
  contentsOf: (title: string) => `Nesta página: ${title}`,
};
