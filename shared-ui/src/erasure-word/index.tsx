import { ERASURE_WORD, isErasureWord } from 'shared-domain/privacy';
import { TextInput } from '../field';
import { FormField } from '../form';
import { copy } from './copy';

interface ErasureDraft {
  readonly word: string;
}

/** Validation errors of a form with an `ErasureWord`. */
export const erasureFaults = ({ word }: ErasureDraft) => ({
  word: isErasureWord(word) ? null : copy.missing(ERASURE_WORD),
});

/** Requires typing a word before an erasure, which cannot be undone. */
export function ErasureWord() {
  return (
    <FormField<ErasureDraft> name="word" label={copy.confirm(ERASURE_WORD)} required>
      <TextInput autoComplete="off" autoCapitalize="characters" />
    </FormField>
  );
}
