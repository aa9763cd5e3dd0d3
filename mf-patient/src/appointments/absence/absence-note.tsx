import { Undo2, UserRoundX } from 'lucide-react';
import { firstName } from 'shared-domain/names';
import { Note } from 'shared-ui/note';
import { copy } from './copy';
import { useAbsence } from './use-absences';

interface AbsenceNoteProps {
  readonly consultation: { readonly id: string; readonly professionalName: string };
  readonly className?: string | undefined;
}

/** What became of the patient's report; nothing without one. */
export function AbsenceNote({ consultation, className }: AbsenceNoteProps) {
  const absence = useAbsence(consultation.id);
  if (!absence) return null;
  const { outcome } = absence;
  const Icon = outcome === 'refund' ? Undo2 : UserRoundX;
  return (
    <Note className={className} icon={<Icon aria-hidden="true" />}>
      {copy[outcome ?? 'open'](firstName(consultation.professionalName))}
    </Note>
  );
}
