import { formatPhone, parsePhone } from 'shared-domain/phone';
import { NAME_REQUIRED, parseFullName } from 'shared-domain/profile';
import { NAME_MAX_LENGTH } from 'shared-domain/text-limits';
import { Button } from 'shared-ui/button';
import { TextInput } from 'shared-ui/field';
import { Form, FormField, useForm } from 'shared-ui/form';
import { PlaceFields } from 'shared-ui/place-fields';
import { onlyChanged, type Profile, type ProfileChange } from '../parts/profile';
import { profileCopy } from '../parts/profile-copy';
import { cityFault, EmailField, PhoneField, phoneFault, stateFault } from '../parts/profile-fields';
import { useIsProfessional } from '../parts/use-is-professional';
import { profileRefusals, useSaveProfile } from '../parts/use-profile';
import { copy } from './copy';
import styles from './edit-profile-form.module.css';

interface EditProfileFormProps {
  readonly profile: Profile;
  readonly onUnsaved: (isUnsaved: boolean) => void;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

const draftOf = ({ fullName, phone, city, state }: Profile) => ({
  fullName,
  phone: formatPhone(phone),
  city,
  state,
});

type Draft = ReturnType<typeof draftOf>;

const changeOf = ({ fullName, phone, city, state }: Draft): ProfileChange => ({
  full_name: parseFullName(fullName) ?? '',
  phone: parsePhone(phone),
  city: city.trim() || null,
  state: state || null,
});

/** Name, phone, city and state. The dialog closes after saving; the draft survives a reload. */
export function EditProfileForm({ profile, onUnsaved, onSaved, onCancel }: EditProfileFormProps) {
  const isProfessional = useIsProfessional();
  const form = useForm({
    initial: () => draftOf(profile),
    faultsOf: (draft) => ({
      fullName: parseFullName(draft.fullName) ? null : NAME_REQUIRED.text,
      phone: phoneFault(draft.phone),
      state: stateFault(draft.state),
      city: isProfessional ? cityFault(draft, profile) : null,
    }),
    refusals: profileRefusals('fullName'),
    draft: { name: 'edit-profile' },
    onUnsaved,
  });
  const save = useSaveProfile({
    onSaved: () => {
      form.saved();
      onSaved();
    },
    showAtField: form.refuse,
  });
  return (
    <Form
      form={form}
      className={styles.form}
      onSubmit={(draft, saved) => save.run(onlyChanged(changeOf(draft), changeOf(saved)))}
      onFaults={() => {
        if (!parseFullName(form.values.fullName)) save.showError(NAME_REQUIRED);
      }}
    >
      <FormField name="fullName" label={copy.fullName} required>
        <TextInput autoComplete="name" maxLength={NAME_MAX_LENGTH} />
      </FormField>
      <EmailField value={profile.email} />
      <PhoneField />
      <PlaceFields isPublic={isProfessional} />
      <div className={styles.foot}>
        <p role="status" className={styles.unsaved}>
          {form.isUnsaved && profileCopy.unsaved}
        </p>
        <Button variant="text" onClick={onCancel}>
          {copy.cancel}
        </Button>
        <Button type="submit" variant="primary" loading={save.isRunning}>
          {copy.save}
        </Button>
      </div>
    </Form>
  );
}
