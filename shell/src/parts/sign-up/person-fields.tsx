import { NAME_MAX_LENGTH } from 'shared-domain/text-limits';
import { Field, TextInput } from 'shared-ui/field';
import { CpfField, PhoneField } from 'shared-ui/professional-fields';
import { copy } from './copy';
import type { DraftForm } from './draft';
import { faultText, maskedText, plainText } from './field-props';
import type { ShownFaults } from './use-shown-faults';
import styles from './sign-up.module.css';
import { TakenWays } from './taken-ways';

export interface FieldsProps {
  readonly form: DraftForm;
  readonly faults: ShownFaults;
}

interface PersonFieldsProps extends FieldsProps {
  readonly emailIsKnown: boolean;
}

/** Who the person is. */
export function PersonFields({ form, faults, emailIsKnown }: PersonFieldsProps) {
  return (
    <>
      <Field label={copy.fields.fullName} required error={faultText(form, faults, 'fullName')}>
        <TextInput {...plainText(form, 'fullName')} autoComplete="name" maxLength={NAME_MAX_LENGTH} />
      </Field>
      <div className={styles.two}>
        <CpfField required {...maskedText(form, 'cpf')} error={faultText(form, faults, 'cpf')} />
        <PhoneField required {...maskedText(form, 'phone')} error={faultText(form, faults, 'phone')} />
      </div>
      {!emailIsKnown && (
        <div>
          <Field label={copy.fields.email} required error={faultText(form, faults, 'email')}>
            <TextInput {...plainText(form, 'email')} type="email" autoComplete="email" />
          </Field>
          {form.refusal?.isTaken && <TakenWays email={form.draft.email} />}
        </div>
      )}
    </>
  );
}
