import { useState } from 'react';
import { formatPhone, parsePhone } from 'shared-domain/phone';
import { NAME_REQUIRED, parseFullName } from 'shared-domain/profile';
import { useToast } from 'shared-portal/portal';
import { Button } from 'shared-ui/button';
import { Field, TextInput } from 'shared-ui/field';
import { PlaceFields } from 'shared-ui/place-fields';
import type { Profile } from '../parts/profile';
import { EmailField, PhoneField, phoneFault, stateFault } from '../parts/profile-fields';
import { useFocusOnFault } from '../parts/use-focus-on-fault';
import { useSaveProfile } from '../parts/use-profile';
import { copy } from './copy';
import styles from './edit-profile-form.module.css';

/** What is wrong with a field, beside it; null: nothing. */
interface Faults {
  readonly name: string | null;
  readonly phone: string | null;
  readonly state: string | null;
}

const NO_FAULTS: Faults = { name: null, phone: null, state: null };

interface EditProfileFormProps {
  readonly profile: Profile;
  readonly onClose: () => void;
}

/** Name, telephone, city and state. The dialog closes once they are saved. */
export function EditProfileForm({ profile, onClose }: EditProfileFormProps) {
  const [draft, setDraft] = useState({
    fullName: profile.fullName,
    phone: formatPhone(profile.phone),
    city: profile.city,
    state: profile.state,
  });
  const [faults, setFaults] = useState(NO_FAULTS);
  const [form, focusOnFault] = useFocusOnFault();
  const save = useSaveProfile(onClose);
  const toast = useToast();

  const submit = () => {
    const fullName = parseFullName(draft.fullName);
    const phone = phoneFault(draft.phone);
    const state = stateFault(draft.state);
    setFaults({ name: fullName ? null : NAME_REQUIRED.text, phone, state });
    if (!fullName) toast({ kind: 'error', ...NAME_REQUIRED });
    if (!fullName || phone || state) return void focusOnFault();
    save.run({
      full_name: fullName,
      phone: parsePhone(draft.phone),
      city: draft.city.trim() || null,
      state: draft.state || null,
    });
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label={copy.fullName} error={faults.name} required>
        <TextInput
          autoComplete="name"
          maxLength={120}
          value={draft.fullName}
          onChange={(event) => {
            setFaults({ ...faults, name: null });
            setDraft({ ...draft, fullName: event.target.value });
          }}
        />
      </Field>
      <EmailField value={profile.email} />
      <PhoneField
        value={draft.phone}
        error={faults.phone}
        onChange={(phone) => {
          setFaults({ ...faults, phone: null });
          setDraft({ ...draft, phone });
        }}
      />
      <PlaceFields
        city={draft.city}
        state={draft.state}
        onCityChange={(city) => setDraft({ ...draft, city })}
        stateError={faults.state}
        onStateChange={(state) => {
          setFaults({ ...faults, state: null });
          setDraft({ ...draft, state });
        }}
      />
      <div className={styles.foot}>
        <Button variant="text" onClick={onClose}>
          {copy.cancel}
        </Button>
        <Button type="submit" variant="primary" loading={save.isRunning}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}
