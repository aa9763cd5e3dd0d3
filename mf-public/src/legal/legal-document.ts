import type { ReactNode } from 'react';

export interface LegalSection {
  /** Its place in the address: `/legal#seus-direitos`. Unique over both documents. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}

export interface LegalDocument {
  /** Its address: `/legal#termos`. */
  readonly id: 'privacidade' | 'termos';
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly LegalSection[];
}

/** The document that an address names by itself or by one of its sections; the first when it names none. */
export function documentOf(
  documents: readonly [LegalDocument, ...LegalDocument[]],
  hash: string,
): LegalDocument {
  const id = decodeURIComponent(hash.slice(1));
  const names = ({ id: own, sections }: LegalDocument) => own === id || sections.some((it) => it.id === id);
  return documents.find(names) ?? documents[0];
}
