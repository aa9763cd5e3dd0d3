import { CalendarDays, LockKeyhole } from 'lucide-react';
import { useRef, useState } from 'react';
import { BIRTH_DATE_MAX_LENGTH, formatBirthDate } from 'shared-domain/birth-date';
import { formatCpf } from 'shared-domain/cpf';
import { NAME_REQUIRED } from 'shared-domain/profile';
import { Button } from 'shared-ui/button';
import { Field, MaskedInput, TextInput } from 'shared-ui/field';
import { focusFirstFault, useRefusals } from 'shared-ui/form';
import { useKeptDraft } from 'shared-data/kept-draft';
import { PlaceFields } from 'shared-ui/place-fields';
import { useServerClock } from 'shared-data/server-clock';
import type { Profile } from '../parts/profile';
import { EmailField, PhoneField } from '../parts/profile-fields';
import { useIsProfessional } from '../parts/use-is-professional';
import { REFUSED_PROFILE_FIELDS, useSaveProfile } from '../parts/use-profile';
import { useUnsaved } from '../parts/use-unsaved';
import { copy } from './copy';
import styles from './form.module.css';
import { changeOf, draftOf, faultsOf, type PersonalDraft, type PersonalFaults } from './personal-draft';
import { ProfileSection } from './profile-section';
import { SaveFoot } from './save-foot';

interface PersonalFormProps {
  readonly profile: Profile;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** Who the person is. What is typed stays until it is saved, also when saving fails. */
export function PersonalForm({ profile, onUnsaved }: PersonalFormProps) {
  const { draft, setDraft, forget } = useKeptDraft('profile', () => draftOf(profile));
  const [faults, setFaults] = useState<PersonalFaults>({});
  const form = useRef<HTMLFormElement>(null);
  const refusals = useRefusals(form, REFUSED_PROFILE_FIELDS, 'profile');
  const { isUnsaved, noteSent, noteSaved } = useUnsaved(draft, () => draftOf(profile), onUnsaved);
  const save = useSaveProfile({
    onSaved: () => {
      forget();
      noteSaved();
    },
    showAtField: refusals.take,
  });
  const clock = useServerClock();
  const isProfessional = useIsProfessional();

  const change = (changed: Partial<PersonalDraft>) => {
    setDraft((before) => ({ ...before, ...changed }));
    if ('firstName' in changed || 'lastName' in changed) refusals.forget({ name: true });
    const judgedAgain = 'state' in changed ? { ...changed, city: true } : changed;
    refusals.forget(judgedAgain);
    setFaults((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !(name in judgedAgain))),
    );
  };
  const submit = () => {
    const found = faultsOf(draft, { profile, isProfessional, now: clock.now() });
    setFaults(found);
    if (found.firstName) save.showError(NAME_REQUIRED);
    if (Object.keys(found).length > 0) return focusFirstFault(form);
    noteSent();
    save.run(changeOf(draft, clock.now()));
  };

  return (
    <ProfileSection title={copy.personal}>
      <form
        ref={form}
        className={styles.form}
        aria-label={copy.personal}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.two}>
          <Field label={copy.firstName} error={faults.firstName ?? refusals.of('name')} required>
            <TextInput
              autoComplete="given-name"
              maxLength={60}
              value={draft.firstName}
              onChange={(event) => change({ firstName: event.target.value })}
            />
          </Field>
          <Field label={copy.lastName} optional>
            <TextInput
              autoComplete="family-name"
              maxLength={59}
              value={draft.lastName}
              onChange={(event) => change({ lastName: event.target.value })}
            />
          </Field>
        </div>
        <div className={styles.two}>
          <EmailField value={profile.email} hint={copy.emailHint} />
          <PhoneField
            value={draft.phone}
            error={faults.phone ?? null}
            onChange={(phone) => change({ phone })}
          />
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
          <Field label={copy.birthDate} optional error={faults.birthDate}>
            <MaskedInput
              inputMode="numeric"
              autoComplete="bday"
              format={formatBirthDate}
              maxLength={BIRTH_DATE_MAX_LENGTH}
              placeholder="dd/mm/aaaa"
              value={draft.birthDate}
              onValueChange={(birthDate) => change({ birthDate })}
              end={<CalendarDays aria-hidden="true" />}
            />
          </Field>
        </div>
        <PlaceFields
          city={draft.city}
          state={draft.state}
          isPublic={isProfessional}
          stateError={faults.state ?? refusals.of('state')}
          cityError={faults.city ?? refusals.of('city')}
          onCityChange={(city) => change({ city })}
          onStateChange={(state) => change({ state })}
        />
        <SaveFoot isUnsaved={isUnsaved}>
          <Button type="submit" variant="primary" loading={save.isRunning}>
            {copy.save}
          </Button>
        </SaveFoot>
      </form>
    </ProfileSection>
  );
}
