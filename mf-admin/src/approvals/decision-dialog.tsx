import { Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { firstName } from 'shared-domain/names';
import { professionTitle, type FormOfAddress, type Profession } from 'shared-domain/specialties';
import type { ButtonVariant } from 'shared-ui/button';
import { TextArea } from 'shared-ui/field';
import { FormField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { unbroken } from 'shared-ui/unbroken';
import { PersonLine } from '../parts/person-line';
import { limitOf, type DecisionTexts } from './copy';
import styles from './decision-dialog.module.css';
import type { useDecisionForm } from './use-decision-form';

/** Appearance of a decision's buttons. */
export interface DecisionLook {
  readonly variant: ButtonVariant;
  readonly icon: ReactNode;
}

/** The subject of a decision. */
export interface Person {
  readonly fullName: string;
  readonly profession: Profession;
  readonly formOfAddress: FormOfAddress;
  readonly registration: string;
}

interface DecisionDialogProps {
  readonly form: ReturnType<typeof useDecisionForm>;
  readonly texts: DecisionTexts;
  readonly person: Person;
  readonly look: DecisionLook;
  readonly isRunning: boolean;
  /** May be blank only if the text is optional. */
  readonly onSend: (text: string) => void;
  readonly onClose: () => void;
  /** Before the text. */
  readonly children?: ReactNode;
}

/** Asks for the text of a decision and submits it. The draft survives closing, a reload and a refusal. */
export function DecisionDialog({ texts, person, onSend, children, ...dialog }: DecisionDialogProps) {
  const { title, send, label, optional, hint } = texts;
  return (
    <FormDialog {...dialog} title={title} action={send} onSubmit={({ text }) => onSend(text.trim())}>
      <PersonLine
        fullName={person.fullName}
        note={`${professionTitle(person.profession, person.formOfAddress)}, ${person.registration}`}
      />
      {children}
      <FormField name="text" label={label} limit={limitOf(texts)} optional={optional} required={!optional}>
        <TextArea
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
              event.currentTarget.form?.requestSubmit();
          }}
        />
      </FormField>
      <p className={styles.hint}>
        <Mail aria-hidden="true" />
        <span>{unbroken(hint(firstName(person.fullName)))}</span>
      </p>
    </FormDialog>
  );
}
