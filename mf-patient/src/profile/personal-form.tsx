import { CalendarDays, LockKeyhole } from 'lucide-react';
import { BIRTH_DATE_MAX_LENGTH, formatBirthDate } from 'shared-domain/birth-date';
import { formatCpf } from 'shared-domain/cpf';
import { NAME_REQUIRED, parseFullName } from 'shared-domain/profile';
import { Button } from 'shared-ui/button';
import { Field, MaskedInput, TextInput } from 'shared-ui/field';
import { Form, FormField, useForm } from 'shared-ui/form';
import { PlaceFields } from 'shared-ui/place-fields';
import { useServerClock } from 'shared-data/server-clock';
import { onlyChanged, type Profile } from '../parts/profile';
import { EmailField, PhoneField } from '../parts/profile-fields';
import { useIsProfessional } from '../parts/use-is-professional';
import { profileRefusals, useSaveProfile } from '../parts/use-profile';
import { copy } from './copy';
import styles from './form.module.css';
import { changeOf, draftOf, faultsOf } from './personal-draft';
import { ProfileSection } from './profile-section';
import { SaveFoot } from './save-foot';

interface PersonalFormProps {
  readonly profile: Profile;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** Personal data. The input is kept until it is saved, also after a failure. */
export function PersonalForm({ profile, onUnsaved }: PersonalFormProps) {
  const clock = useServerClock();
  const isProfessional = useIsProfessional();
  const form = useForm({
    initial: () => draftOf(profile),
    faultsOf: (draft) => faultsOf(draft, { profile, isProfessional, now: clock.now() }),
    refusals: profileRefusals('firstName'),
    draft: { name: 'profile' },
    onUnsaved,
  });
  const save = useSaveProfile({ onSaved: form.saved, showAtField: form.refuse });
  return (
    <ProfileSection title={copy.personal}>
      <Form
        form={form}
        className={styles.form}
        aria-label={copy.personal}
        onSubmit={(draft, saved) =>
          save.run(onlyChanged(changeOf(draft, clock.now()), changeOf(saved, clock.now())))
        }
        onFaults={() => {
          if (!parseFullName(form.values.firstName)) save.showError(NAME_REQUIRED);
        }}
      >
        <div className={styles.two}>
          <FormField name="firstName" label={copy.firstName} required>
            <TextInput autoComplete="given-name" maxLength={60} />
          </FormField>
          <FormField name="lastName" dependents={['firstName']} label={copy.lastName} optional>
            <TextInput autoComplete="family-name" maxLength={59} />
          </FormField>
        </div>
        <div className={styles.two}>
          <EmailField value={profile.email} hint={copy.emailHint} />
          <PhoneField />
        </div>
        <div className={styles.two}>
          <Field label={copy.cpf} hint={copy.cpfHint}>
            <TextInput
              figures
              readOnly
              value={formatCpf(profile.cpf)}
              end={<LockKeyhole aria-hidden="true" />}
            />
          </Field>
          <FormField name="birthDate" label={copy.birthDate} optional>
            <MaskedInput
              inputMode="numeric"
              autoComplete="bday"
              format={formatBirthDate}
              maxLength={BIRTH_DATE_MAX_LENGTH}
              placeholder="dd/mm/aaaa"
              end={<CalendarDays aria-hidden="true" />}
            />
          </FormField>
        </div>
        <PlaceFields isPublic={isProfessional} />
        <SaveFoot isUnsaved={form.isUnsaved}>
          <Button type="submit" variant="primary" loading={save.isRunning}>
            {copy.save}
          </Button>
        </SaveFoot>
      </Form>
    </ProfileSection>
  );
}
