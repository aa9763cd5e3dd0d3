import { formatPhone, PHONE_MAX_LENGTH } from 'shared-domain/phone';
import { MaskedInput } from '../field';
import { FormField } from '../form';
import { copy } from './copy';

/** Field `phone`: a Brazilian phone number. */
export function PhoneField({ required }: { readonly required?: boolean }) {
  return (
    <FormField name="phone" label={copy.phone.label} required={required} optional={!required}>
      <MaskedInput
        format={formatPhone}
        maxLength={PHONE_MAX_LENGTH}
        inputMode="tel"
        autoComplete="tel-national"
        placeholder={copy.phone.example}
      />
    </FormField>
  );
}
