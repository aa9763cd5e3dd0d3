import type { ChangeEvent } from 'react';
import { copy } from './copy';
import type { DraftField, DraftForm } from './draft';
import type { ShownFaults } from './use-shown-faults';

/** Fields that hold what was typed as it is. */
type PlainField = 'fullName' | 'email' | 'password' | 'confirmation';

/** Wires a plain control to its field of the draft. */
export const plainText = ({ draft, write }: DraftForm, field: PlainField) => ({
  name: field,
  value: draft[field],
  onChange: (event: ChangeEvent<HTMLInputElement>) => write({ [field]: event.currentTarget.value }),
});

/** Wires a masked field to its field of the draft. */
export const maskedText = (
  { draft, write }: DraftForm,
  field: 'cpf' | 'phone' | 'cnpj' | 'registration',
) => ({
  value: draft[field],
  onValueChange: (value: string) => write({ [field]: value }),
});

/** What to say beside a field now: what is wrong with it, or what the server had against it. */
export function faultText({ refusal }: DraftForm, faults: ShownFaults, field: DraftField): string | null {
  const fault = faults.of(field);
  if (fault) return copy.faults[fault];
  return refusal?.field === field ? refusal.text : null;
}
