import { useRef, useState } from 'react';
import { formatPhone, parsePhone } from 'shared-domain/phone';
import { parseFullName } from 'shared-domain/profile';
import { EMERGENCY_RELATION_MAX_LENGTH, NAME_MAX_LENGTH } from 'shared-domain/text-limits';
import { Button } from 'shared-ui/button';
import { Field, TextInput } from 'shared-ui/field';
import { focusFirstFault } from 'shared-ui/form';
import { useKeptDraft } from 'shared-data/kept-draft';
import type { EmergencyContact } from '../parts/profile';
import { PhoneField, phoneFault } from '../parts/profile-fields';
import { useSaveProfile } from '../parts/use-profile';
import { copy } from './copy';
import styles from './form.module.css';
import { ProfileSection } from './profile-section';
import { SaveFoot } from './save-foot';
import { useUnsaved } from '../parts/use-unsaved';

interface EmergencyFormProps {
  readonly contact: EmergencyContact;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** Somebody the person trusts. All of it may be left out. */
export function EmergencyForm({ contact, onUnsaved }: EmergencyFormProps) {
  const first = () => ({ ...contact, phone: formatPhone(contact.phone) });
  const { draft, setDraft, forget } = useKeptDraft('emergency', first);
  const { isUnsaved, noteSent, noteSaved } = useUnsaved(draft, first, onUnsaved);
  const [fault, setFault] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const save = useSaveProfile({
    onSaved: () => {
      forget();
      noteSaved();
    },
  });

  const submit = () => {
    const found = phoneFault(draft.phone);
    setFault(found);
    if (found) return focusFirstFault(form);
    noteSent();
    save.run({
      emergency_name: parseFullName(draft.name),
      emergency_relation: draft.relation.trim() || null,
      emergency_phone: parsePhone(draft.phone),
    });
  };

  return (
    <ProfileSection title={copy.emergency} hint={copy.emergencyHint}>
      <form
        ref={form}
        className={styles.form}
        aria-label={copy.emergency}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className={styles.trio}>
          <Field label={copy.emergencyName} optional>
            <TextInput
              autoComplete="off"
              maxLength={NAME_MAX_LENGTH}
              value={draft.name}
              onChange={(event) => setDraft({ ...draft, name: event.target.value })}
            />
          </Field>
          <Field label={copy.relation} optional>
            <TextInput
              autoComplete="off"
              maxLength={EMERGENCY_RELATION_MAX_LENGTH}
              value={draft.relation}
              onChange={(event) => setDraft({ ...draft, relation: event.target.value })}
            />
          </Field>
          <PhoneField
            value={draft.phone}
            error={fault}
            onChange={(phone) => {
              setFault(null);
              setDraft({ ...draft, phone });
            }}
          />
        </div>
        <SaveFoot isUnsaved={isUnsaved}>
          <Button type="submit" variant="outline" loading={save.isRunning}>
            {copy.saveEmergency}
          </Button>
        </SaveFoot>
      </form>
    </ProfileSection>
  );
}
