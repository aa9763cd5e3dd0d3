import type { Draft, DraftField } from './draft';
import type { DraftForm } from './use-draft';

/** What every section of the form takes. */
export interface SectionProps extends Pick<DraftForm, 'write'> {
  readonly draft: Draft;
  /** What to say about a field now; null when nothing. */
  readonly error: (field: DraftField) => string | null;
}
