import { useRef, useState } from 'react';
import { formatPhone, parsePhone } from 'shared-domain/phone';
import { NAME_REQUIRED, parseFullName } from 'shared-domain/profile';
import { NAME_MAX_LENGTH } from 'shared-domain/text-limits';
import { Button } from 'shared-ui/button';
import { Field, TextInput } from 'shared-ui/field';
import { focusFirstFault, useRefusals } from 'shared-ui/form';
import { useKeptDraft } from 'shared-data/kept-draft';
import { PlaceFields } from 'shared-ui/place-fields';
import type { Profile } from '../parts/profile';
import { profileCopy } from '../parts/profile-copy';
import { cityFault, EmailField, PhoneField, phoneFault, stateFault } from '../parts/profile-fields';
import { useIsProfessional } from '../parts/use-is-professional';
import { REFUSED_PROFILE_FIELDS, useSaveProfile } from '../parts/use-profile';
import { useUnsaved } from '../parts/use-unsaved';
import { copy } from './copy';
import styles from './edit-profile-form.module.css';

/** What is wrong with a field, beside it; null: nothing. */
interface Faults {
  readonly name: string | null;
  readonly phone: string | null;
  readonly state: string | null;
  readonly city: string | null;
}

const NO_FAULTS: Faults = { name: null, phone: null, state: null, city: null };

interface EditProfileFormProps {
  readonly profile: Profile;
  readonly onUnsaved: (isUnsaved: boolean) => void;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const draftOf = (profile: Profile) => ({
  fullName: profile.fullName,
  phone: formatPhone(profile.phone),
  city: profile.city,
  state: profile.state,
});

/** Name, telephone, city and state. The dialog closes once they are saved; a reload leaves what was typed. */
export function EditProfileForm({ profile, onUnsaved, onSaved, onCancel }: EditProfileFormProps) {
  const { draft, setDraft, forget } = useKeptDraft('edit-profile', () => draftOf(profile));
  const { isUnsaved } = useUnsaved(draft, () => draftOf(profile), onUnsaved);
  const isProfessional = useIsProfessional();
  const [faults, setFaults] = useState(NO_FAULTS);
  const form = useRef<HTMLFormElement>(null);
  const refusals = useRefusals(form, REFUSED_PROFILE_FIELDS, 'profile');
  const save = useSaveProfile({
    onSaved: () => {
      forget();
      onSaved();
    },
    showAtField: refusals.take,
  });

  const submit = () => {
    const fullName = parseFullName(draft.fullName);
    const phone = phoneFault(draft.phone);
    const state = stateFault(draft.state);
    const city = isProfessional ? cityFault(draft, profile) : null;
    setFaults({ name: fullName ? null : NAME_REQUIRED.text, phone, state, city });
    if (!fullName) save.showError(NAME_REQUIRED);
    if (!fullName || phone || state || city) return focusFirstFault(form);
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
      <Field label={copy.fullName} error={faults.name ?? refusals.of('name')} required>
        <TextInput
          autoComplete="name"
          maxLength={NAME_MAX_LENGTH}
          value={draft.fullName}
          onChange={(event) => {
            setFaults({ ...faults, name: null });
            refusals.forget({ name: true });
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
        isPublic={isProfessional}
        onCityChange={(city) => {
          setFaults({ ...faults, city: null });
          refusals.forget({ city });
          setDraft({ ...draft, city });
        }}
        stateError={faults.state ?? refusals.of('state')}
        cityError={faults.city ?? refusals.of('city')}
        onStateChange={(state) => {
          setFaults({ ...faults, state: null, city: null });
          refusals.forget({ state, city: true });
          setDraft({ ...draft, state });
        }}
      />
      <div className={styles.foot}>
        <p role="status" className={styles.unsaved}>
          {isUnsaved && profileCopy.unsaved}
        </p>
        <Button variant="text" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" variant="primary" loading={save.isRunning}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}
