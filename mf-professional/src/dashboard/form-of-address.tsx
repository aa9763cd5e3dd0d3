import { useState } from 'react';
import type { FormOfAddress } from 'shared-domain/specialties';
import { FormOfAddressField } from '../parts/form-of-address-field';
import { useFormOfAddress } from './use-form-of-address';
import type { Practice } from './use-practice';

/** How patients see the profession; saved on selection. "Psiquiatra" has only one form. */
export function FormOfAddressChoice({ practice }: { readonly practice: Practice | undefined }) {
  const [chosen, setChosen] = useState<FormOfAddress | null>(null);
  const saving = useFormOfAddress(() => setChosen(null));
  if (practice?.profession !== 'psychologist') return null;
  return (
    <FormOfAddressField
      profession={practice.profession}
      value={chosen ?? practice.formOfAddress}
      disabled={saving.isRunning}
      onValueChange={(form) => {
        setChosen(form);
        saving.run(form);
      }}
    />
  );
}
