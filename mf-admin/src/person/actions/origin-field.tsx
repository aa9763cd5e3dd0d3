import { Select } from 'shared-ui/antd';
import { FormField } from 'shared-ui/form';
import { copy } from '../copy';

const ORIGINS = ['email', 'phone', 'letter', 'authority'] as const;
export type Origin = (typeof ORIGINS)[number];

export const originFault = (origin: Origin | ''): string | null => (origin ? null : copy.originMissing);

/** How a request about personal data reached the team. */
export function OriginField() {
  return (
    <FormField<{ readonly origin: Origin | '' }> name="origin" label={copy.origin} required>
      <Select
        placeholder={copy.originPlaceholder}
        options={ORIGINS.map((value) => ({ value, label: copy.origins[value] }))}
      />
    </FormField>
  );
}
