import { Mail } from 'lucide-react';
import { TextInput } from 'shared-ui/field';
import { FormField } from 'shared-ui/form';
import { copy } from './copy';

/** Field `email`: the sign-in address. */
export const EmailField = () => (
  <FormField name="email" label={copy.email} required>
    <TextInput type="email" autoComplete="email" icon={<Mail aria-hidden="true" />} />
  </FormField>
);
