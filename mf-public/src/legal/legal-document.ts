import type { ReactNode } from 'react';

export interface LegalSection {
  /** Anchor in the address: `/legal#seus-direitos`. Unique across both documents. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

export interface LegalDocument {
  /** Anchor of the document: `/legal#termos`. */
  readonly id: 'privacidade' | 'termos';
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly LegalSection[];
}

/** The document whose own anchor or section anchor is in the address; the first by default. */
export function documentOf(
  documents: readonly [LegalDocument, ...LegalDocument[]],
  hash: string,
): LegalDocument {
  const id = decodeURIComponent(hash.slice(1));
  const names = ({ id: own, sections }: LegalDocument) => own === id || sections.some((it) => it.id === id);
  return documents.find(names) ?? documents[0];
}
