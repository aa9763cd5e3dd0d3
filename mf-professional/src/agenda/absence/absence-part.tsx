import { UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { firstName } from 'shared-domain/names';
import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import type { Absence } from '../../parts/absence';
import type { AgendaConsultation } from '../agenda';
import { AnswerDialog } from './answer-dialog';
import { copy } from './copy';

interface AbsencePartProps {
  readonly consultation: AgendaConsultation;
  readonly absence: Absence;
}

/** A report that the professional did not come, with the answer to it. */
export function AbsencePart({ consultation, absence }: AbsencePartProps) {
  const [isOpen, setOpen] = useState(false);
  const { came, outcome } = absence;
  return (
    <>
      <Note
        icon={<UserRoundX aria-hidden="true" />}
        tone={outcome === null ? 'warm' : 'tint'}
        title={copy.reported(firstName(consultation.patientName))}
        action={
          outcome === null && (
            <Button size="sm" variant={came === null ? 'primary' : 'outline'} onClick={() => setOpen(true)}>
              {came === null ? copy.answer : copy.change}
            </Button>
          )
        }
      >
        {outcome === null ? `${answerText(came)} ${copy.held}`.trim() : copy[outcome]}
      </Note>
      {isOpen && (
        <AnswerDialog consultationId={consultation.id} absence={absence} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function answerText(came: boolean | null): string {
  if (came === null) return '';
  return came ? copy.came : copy.missed;
}
