import { Lock } from 'lucide-react';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { lengthFault } from 'shared-domain/text-length';
import { ABSENCE_TEXT_MAX_LENGTH } from 'shared-domain/text-limits';
import { Segmented, TextArea } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Note } from 'shared-ui/note';
import type { Absence } from '../../parts/absence';
import { useAgendaWrite } from '../use-agenda-write';
import { answerAbsence } from './answer-absence';
import { copy } from './copy';

interface AnswerDialogProps {
  readonly consultationId: string;
  readonly absence: Absence;
  readonly onClose: () => void;
}

const ANSWERS = [
  { value: 'came', label: copy.wasThere },
  { value: 'missed', label: copy.wasNot },
] as const;

/** Answers a report, or changes the answer. Render it only while open. */
export function AnswerDialog({ consultationId, absence, onClose }: AnswerDialogProps) {
  const form = useForm({
    initial: () => ({
      answer: absence.came === false ? ('missed' as const) : ('came' as const),
      message: absence.answer ?? '',
    }),
    faultsOf: ({ message }) => ({ message: lengthFault(message, ABSENCE_TEXT_MAX_LENGTH) }),
  });
  const answering = useAgendaWrite({
    write: answerAbsence,
    context: PROFESSIONAL_ERRORS['absence-answer'],
    done: () => ({ title: copy.sent, text: copy.sentText }),
    onDone: onClose,
  });
  return (
    <FormDialog
      title={copy.title}
      action={copy.send}
      isRunning={answering.isRunning}
      form={form}
      onSubmit={({ answer, message }) =>
        answering.run({ id: consultationId, came: answer === 'came', message })
      }
      onClose={onClose}
    >
      <p>{copy.text}</p>
      <Segmented
        label={copy.choices}
        options={ANSWERS}
        value={form.values.answer}
        onValueChange={(answer) => form.set({ answer })}
      />
      <FormField name="message" label={copy.message} limit={ABSENCE_TEXT_MAX_LENGTH}>
        <TextArea />
      </FormField>
      <Note icon={<Lock aria-hidden="true" />}>{copy.privateText}</Note>
    </FormDialog>
  );
}
