import { Stethoscope, UserRound } from 'lucide-react';
import type { ContactMessage } from 'shared-domain/contact';
import {
  CONTACT_EMAIL_MAX_LENGTH,
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_SUBJECT_MAX_LENGTH,
  NAME_MAX_LENGTH,
} from 'shared-domain/text-limits';
import { Choice, Choices } from 'shared-ui/choices';
import { TextArea, TextInput } from 'shared-ui/field';
import { FormField, useFormField } from 'shared-ui/form';
import styles from './contact-form.module.css';
import { copy } from './copy';

const USER_TYPES = [
  { value: 'patient', label: copy.userTypes.patient, icon: <UserRound aria-hidden="true" /> },
  { value: 'professional', label: copy.userTypes.professional, icon: <Stethoscope aria-hidden="true" /> },
] as const;

/** The limits are the server's. */
export function ContactFields() {
  const userType = useFormField<ContactMessage, 'userType'>('userType');
  return (
    <>
      <div className={styles.two}>
        <FormField<ContactMessage> name="fullName" label={copy.fullName} required>
          <TextInput autoComplete="name" maxLength={NAME_MAX_LENGTH} />
        </FormField>
        <FormField<ContactMessage> name="email" label={copy.email} required>
          <TextInput type="email" autoComplete="email" maxLength={CONTACT_EMAIL_MAX_LENGTH} />
        </FormField>
      </div>
      <fieldset>
        <legend className={styles.legend}>{copy.userType}</legend>
        <Choices>
          {USER_TYPES.map(({ value, label, icon }) => (
            <Choice
              key={value}
              type="radio"
              name="userType"
              value={value}
              checked={value === userType.value}
              onChange={() => userType.onChange(value)}
              icon={icon}
            >
              {label}
            </Choice>
          ))}
        </Choices>
      </fieldset>
      <FormField<ContactMessage> name="subject" label={copy.subject} required>
        <TextInput maxLength={CONTACT_SUBJECT_MAX_LENGTH} />
      </FormField>
      <FormField<ContactMessage>
        name="message"
        label={copy.message}
        hint={copy.messageHint}
        limit={CONTACT_MESSAGE_MAX_LENGTH}
        required
      >
        <TextArea rows={6} />
      </FormField>
    </>
  );
}
