import { formatPhone, parsePhone } from 'shared-domain/phone';
import { parseFullName } from 'shared-domain/profile';
import { EMERGENCY_RELATION_MAX_LENGTH, NAME_MAX_LENGTH } from 'shared-domain/text-limits';
import { Button } from 'shared-ui/button';
import { TextInput } from 'shared-ui/field';
import { Form, FormField, useForm } from 'shared-ui/form';
import type { EmergencyContact } from '../parts/profile';
import { PhoneField, phoneFault } from '../parts/profile-fields';
import { useSaveProfile } from '../parts/use-profile';
import { copy } from './copy';
import styles from './form.module.css';
import { ProfileSection } from './profile-section';
import { SaveFoot } from './save-foot';

interface EmergencyFormProps {
  readonly contact: EmergencyContact;
  readonly onUnsaved: (isUnsaved: boolean) => void;
}

/** A trusted contact. All fields are optional. */
export function EmergencyForm({ contact, onUnsaved }: EmergencyFormProps) {
  const form = useForm<EmergencyContact>({
    initial: () => ({ ...contact, phone: formatPhone(contact.phone) }),
    faultsOf: ({ phone }) => ({ phone: phoneFault(phone) }),
    draft: { name: 'emergency' },
    onUnsaved,
  });
  const save = useSaveProfile({ onSaved: form.saved });
  return (
    <ProfileSection title={copy.emergency} hint={copy.emergencyHint}>
      <Form
        form={form}
        className={styles.form}
        aria-label={copy.emergency}
        onSubmit={({ name, relation, phone }) =>
          save.run({
            emergency_name: parseFullName(name),
            emergency_relation: relation.trim() || null,
            emergency_phone: parsePhone(phone),
          })
        }
      >
        <div className={styles.trio}>
          <FormField name="name" label={copy.emergencyName} optional>
            <TextInput autoComplete="off" maxLength={NAME_MAX_LENGTH} />
          </FormField>
          <FormField name="relation" label={copy.relation} optional>
            <TextInput autoComplete="off" maxLength={EMERGENCY_RELATION_MAX_LENGTH} />
          </FormField>
          <PhoneField />
        </div>
        <SaveFoot isUnsaved={form.isUnsaved}>
          <Button type="submit" variant="outline" loading={save.isRunning}>
            {copy.saveEmergency}
          </Button>
        </SaveFoot>
      </Form>
    </ProfileSection>
  );
}
