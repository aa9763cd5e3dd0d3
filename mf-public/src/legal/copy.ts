import { CONSENT_VERSIONS, type ConsentDocument } from 'shared-domain/consents';
import { formatDayMonth, type IsoDay } from 'shared-domain/schedule';

/** The date that begins a version: "29 de novembro de 2026". */
function published(text: ConsentDocument): string {
  const day = CONSENT_VERSIONS[text].slice(0, 'yyyy-mm-dd'.length) as IsoDay;
  return `${formatDayMonth(day)} de ${day.slice(0, 4)}`;
}

/** Texts around the two documents; the documents are in privacy-policy.tsx and terms-of-use.tsx. */
export const copy = {
  title: 'Privacidade e termos',
  updated: `Política atualizada em ${published('privacy')}, termos em ${published('terms')}`,
  documents: 'Documentos',
  summary: 'Em resumo',
  contents: 'Nesta página',
  contentsOf: (title: string) => `Nesta página: ${title}`,
};
