import { useShownFaults as useFormFaults, type ShownFaults as FormFaults } from 'shared-ui/form';
import type { Draft, DraftField } from './draft';
import type { SignUpFault } from './sign-up-fault';
import { signUpFaults, type SignUpFaults } from './sign-up-rules';

export interface ShownFaults extends FormFaults<DraftField, SignUpFault> {
  /** Everything that is wrong now, shown or not. */
  readonly all: SignUpFaults;
}

/** The faults of signing up, told when their field is left or the form is sent. `fields`: those of the form. */
export function useShownFaults(draft: Draft, fields: readonly DraftField[]): ShownFaults {
  const all = signUpFaults(draft, fields);
  const isEmpty = (field: DraftField) => draft[field] === '' || draft[field] === false;
  return { all, ...useFormFaults(all, isEmpty) };
}
