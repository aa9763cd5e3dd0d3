import { Stethoscope, UserRound } from 'lucide-react';
import type { ContactUserType } from 'shared-domain/contact';
import {
  CONTACT_EMAIL_MAX_LENGTH,
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_SUBJECT_MAX_LENGTH,
  NAME_MAX_LENGTH,
} from 'shared-domain/text-limits';
import { Choice, Choices } from 'shared-ui/choices';
import { Field, TextArea, TextInput } from 'shared-ui/field';
import type { ContactFaults } from './contact-draft';
import styles from './contact-form.module.css';
import { copy } from './copy';

const USER_TYPES = [
  { value: 'patient', label: copy.userTypes.patient, icon: <UserRound aria-hidden="true" /> },
  { value: 'professional', label: copy.userTypes.professional, icon: <Stethoscope aria-hidden="true" /> },
] as const;

interface ContactFieldsProps {
  readonly faults: ContactFaults['fields'];
  readonly userType: ContactUserType;
  readonly onUserTypeChange: (userType: ContactUserType) => void;
}

/** Each control is named after its field of the message; the limits are the server's. */
export function ContactFields({ faults, userType, onUserTypeChange }: ContactFieldsProps) {
  return (
    <>
      <div className={styles.two}>
        <Field label={copy.fullName} error={faults.fullName} required>
          <TextInput name="fullName" autoComplete="name" maxLength={NAME_MAX_LENGTH} />
        </Field>
        <Field label={copy.email} error={faults.email} required>
          <TextInput name="email" type="email" autoComplete="email" maxLength={CONTACT_EMAIL_MAX_LENGTH} />
        </Field>
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
              checked={value === userType}
              onChange={() => onUserTypeChange(value)}
              icon={icon}
            >
              {label}
            </Choice>
          ))}
        </Choices>
      </fieldset>
      <Field label={copy.subject} error={faults.subject} required>
        <TextInput name="subject" maxLength={CONTACT_SUBJECT_MAX_LENGTH} />
      </Field>
      <Field label={copy.message} hint={copy.messageHint} error={faults.message} required>
        <TextArea name="message" rows={6} maxLength={CONTACT_MESSAGE_MAX_LENGTH} />
      </Field>
    </>
  );
}
