import { CircleCheck, LogIn, UserRoundX } from 'lucide-react';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { toAppError } from 'shared-domain/errors';
import { timeOf } from 'shared-domain/schedule';
import { useToast } from 'shared-portal/portal';
import { Note } from 'shared-ui/note';
import { ReasonDialog } from '../../parts/reason-dialog/reason-dialog';
import { copy } from '../copy';
import type { Consultation } from '../use-consultation';
import type { ActionDialogProps } from './consultation-action';
import { ParticipantsLine } from './participants-line';
import { expectedOf } from './use-seen';

interface OutcomeDialogProps extends ActionDialogProps {
  readonly outcome: 'no_show' | 'completed';
}

/** Decides that the patient did not come, or that the consultation took place. */
export function OutcomeDialog({ consultation, outcome, onSettled, onClose }: OutcomeDialogProps) {
  const toast = useToast();
  const isAbsence = outcome === 'no_show';
  return (
    <ReasonDialog
      title={isAbsence ? copy.absentTitle : copy.completeTitle}
      action={isAbsence ? copy.absentAction : copy.completeAction}
      label={copy.reasonLabel}
      hint={copy.reasonHint}
      look={{ icon: isAbsence ? <UserRoundX aria-hidden="true" /> : <CircleCheck aria-hidden="true" /> }}
      errors={ADMIN_ERRORS['admin-consultation']}
      shownCodes={[
        'consultation_changed',
        'too_early',
        'patient_entered',
        'absence_reported',
        'already_reviewed',
        'consultation_not_open',
        'own_money',
      ]}
      act={async (client, reason) => {
        const { error } = await client.rpc('admin_set_outcome', {
          consultation_id: consultation.id,
          outcome,
          reason,
          ...expectedOf(consultation),
        });
        if (error) throw toAppError(error);
      }}
      onDone={() => {
        toast({
          kind: 'success',
          title: isAbsence ? copy.markedAbsent : copy.completed,
          text: copy.outcomeText,
        });
        onClose();
      }}
      onSettled={onSettled}
      onClose={onClose}
    >
      <ParticipantsLine consultation={consultation} />
      <Note icon={<LogIn aria-hidden="true" />} title={copy.visits}>
        {consultation.is_in_room ? (
          <ul>
            {visitsOf(consultation).map((visit) => (
              <li key={visit}>{visit}</li>
            ))}
          </ul>
        ) : (
          copy.visitsUnknown
        )}
      </Note>
      <p>{isAbsence ? copy.absentText(consultation.patient.name) : copy.completeText}</p>
      {isAbsence && <p>{copy.absentOther}</p>}
    </ReasonDialog>
  );
}

/** When each was in the room, in a line each. Visits from before a move do not count. */
const visitsOf = ({ patient, professional, room_opens_at, events }: Consultation): readonly string[] =>
  (
    [
      ['professional', professional.name],
      ['patient', patient.name],
    ] as const
  ).map(([side, name]) => {
    const visits = events.filter((event) => event.kind === 'joined' && event.side === side);
    const times = visits.flatMap(({ at, until }) =>
      at === null || Date.parse(at) < Date.parse(room_opens_at)
        ? []
        : [until === null ? timeOf(at) : copy.visitUntil(timeOf(at), timeOf(until))],
    );
    return times.length === 0 ? copy.noVisit(name) : copy.visit(name, times.join(', '));
  });
