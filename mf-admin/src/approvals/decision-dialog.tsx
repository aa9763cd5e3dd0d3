import type { ComponentProps, ReactNode } from 'react';
import { professionTitle, type FormOfAddress, type Profession } from 'shared-domain/specialties';
import { Avatar } from 'shared-ui/avatar';
import type { ButtonVariant } from 'shared-ui/button';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { copy, type DecisionTexts } from './copy';
import styles from './decision-dialog.module.css';
import { DecisionForm } from './decision-form';

/** How the buttons of a decision look. */
export interface DecisionLook {
  readonly variant: ButtonVariant;
  readonly icon: ReactNode;
}

/** Whom a decision is about. */
export interface Person {
  readonly fullName: string;
  readonly profession: Profession;
  readonly formOfAddress: FormOfAddress;
  readonly registration: string;
}

interface DecisionDialogProps extends Pick<ComponentProps<typeof DecisionForm>, 'form' | 'refusals'> {
  readonly open: boolean;
  /** The name under which the tab keeps what is written, until the decision is made. */
  readonly draft: string;
  readonly texts: DecisionTexts;
  readonly person: Person;
  readonly look: DecisionLook;
  readonly isRunning: boolean;
  readonly onSend: (text: string) => void;
  readonly onClose: () => void;
}

/** Asks what goes with a decision, and sends it. What was typed outlives closing, a reload and a refusal. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { open, draft, texts, person, look, isRunning, form, refusals, onSend, onClose } = props;
  return (
    <ConfirmDialog
      open={open}
      title={texts.title}
      cancel={copy.cancel}
      action={texts.send}
      look={look}
      isRunning={isRunning}
      onClose={onClose}
    >
      {(formId) => (
        <>
          <PersonLine person={person} />
          <DecisionForm
            id={formId}
            draft={draft}
            texts={texts}
            name={person.fullName}
            form={form}
            refusals={refusals}
            onSend={onSend}
          />
        </>
      )}
    </ConfirmDialog>
  );
}

function PersonLine({ person }: { person: Person }) {
  const { fullName, profession, formOfAddress, registration } = person;
  return (
    <div className={styles.person}>
      <Avatar name={fullName} size="sm" />
      <div>
        <strong>{fullName}</strong>
        <p className={styles.register}>
          {professionTitle(profession, formOfAddress)}, {registration}
        </p>
      </div>
    </div>
  );
}
