import { LockKeyhole } from 'lucide-react';
import { formatPhone, parsePhone, PHONE_MAX_LENGTH } from 'shared-domain/phone';
import { CITY_UNKNOWN, isCityUnknown } from 'shared-domain/place';
import { isState } from 'shared-domain/state';
import { Field, MaskedInput, TextInput } from 'shared-ui/field';
import { FormField } from 'shared-ui/form';
import { profileCopy as copy } from './profile-copy';

/** Validates an optional phone; null: valid. */
export const phoneFault = (phone: string): string | null =>
  phone === '' || parsePhone(phone) ? null : copy.phoneInvalid;

/** Validates an optional state; null: valid. */
export const stateFault = (state: string): string | null =>
  state === '' || isState(state) ? null : copy.stateInvalid;

type Place = Readonly<Record<'city' | 'state', string>>;

/** Validates a professional's changed city; null: valid. */
export const cityFault = ({ city, state }: Place, saved: Place): string | null =>
  (city !== saved.city || state !== saved.state) && isCityUnknown(city, state) ? CITY_UNKNOWN : null;

/** The account's e-mail, read-only. */
export function EmailField({ value, hint }: { readonly value: string; readonly hint?: string }) {
  return (
    <Field label={copy.email} hint={hint}>
      <TextInput type="email" value={value} readOnly end={<LockKeyhole aria-hidden="true" />} />
    </Field>
  );
}

/** Field `phone`. */
export function PhoneField() {
  return (
    <FormField name="phone" label={copy.phone} optional>
      <MaskedInput
        inputMode="tel"
        autoComplete="tel-national"
        format={formatPhone}
        maxLength={PHONE_MAX_LENGTH}
      />
    </FormField>
  );
}
