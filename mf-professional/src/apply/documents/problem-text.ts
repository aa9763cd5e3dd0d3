import { copy } from '../copy';
import type { DocumentProblem } from './upload';

export const isPdf = (name: string): boolean => /\.pdf$/i.test(name);

/** What is wrong with a document, and what helps: a PDF is not photographed again. */
export function problemText(problem: DocumentProblem, name: string): string {
  const { faults } = copy.documents;
  if (problem === 'too-large') return faults[problem][isPdf(name) ? 'pdf' : 'image'];
  return faults[problem];
}
