import { formatPhone, PHONE_MAX_LENGTH } from 'shared-domain/phone';
import { Field, MaskedInput } from '../field';
import { copy } from './copy';
import type { PersonalFieldProps } from './props';

/** A Brazilian telephone with its mask. Its control is named `phone`. */
export function PhoneField({ value, onValueChange, error, required }: PersonalFieldProps) {
  return (
    <Field label={copy.phone.label} required={required} optional={!required} error={error}>
      <MaskedInput
        name="phone"
        format={formatPhone}
        maxLength={PHONE_MAX_LENGTH}
        inputMode="tel"
        autoComplete="tel-national"
        placeholder={copy.phone.example}
        value={value}
        onValueChange={onValueChange}
      />
    </Field>
  );
}
