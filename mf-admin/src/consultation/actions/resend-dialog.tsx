import { LockKeyhole, SendHorizontal } from 'lucide-react';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { toAppError } from 'shared-domain/errors';
import { useToast } from 'shared-portal/portal';
import { Checkbox } from 'shared-ui/field';
import { useForm, useFormField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Note } from 'shared-ui/note';
import { useTeamWrite } from '../../parts/use-team-write';
import styles from '../consultation.module.css';
import { copy } from '../copy';
import type { Consultation } from '../use-consultation';
import type { ActionDialogProps } from './consultation-action';
import { ParticipantsLine } from './participants-line';

interface Draft {
  readonly patient: boolean;
  readonly professional: boolean;
}

/** Mails the address of the room to those who are ticked. */
export function ResendDialog({ consultation, onSettled, onClose }: ActionDialogProps) {
  const toast = useToast();
  const errors = ADMIN_ERRORS['admin-consultation'];
  const form = useForm<Draft>({
    initial: () => ({ patient: consultation.patient.email !== null, professional: false }),
    faultsOf: ({ patient, professional }) => ({
      professional: patient || professional ? null : copy.resendMissing,
    }),
    refusals: {
      context: errors,
      fields: { recipient_required: 'professional', consultation_not_open: 'professional' },
    },
  });
  const write = useTeamWrite({
    act: async (client, { patient, professional }: Draft) => {
      const { data, error } = await client.rpc('resend_room_address', {
        consultation_id: consultation.id,
        to_patient: patient,
        to_professional: professional,
      });
      if (error) throw toAppError(error);
      return data;
    },
    onDone: ({ sent, recent, unreachable }) => {
      const names: Readonly<Record<string, string>> = {
        patient: consultation.patient.name,
        professional: consultation.professional.name,
      };
      const named = (sides: readonly string[]) => sides.map((side) => names[side] ?? side);
      toast({
        kind: sent > 0 ? 'success' : 'info',
        title: sent > 0 ? copy.resent : copy.notResent,
        text: [
          ...(sent > 0 ? [copy.resentText] : []),
          ...named(recent).map(copy.resentRecently),
          ...named(unreachable).map(copy.unreachable),
        ].join(' '),
      });
      onClose();
    },
    showAtField: form.refuse,
    errors,
    onSettled,
  });
  const { patient, professional } = consultation;
  return (
    <FormDialog
      title={copy.resendTitle}
      action={copy.resendAction}
      look={{ icon: <SendHorizontal aria-hidden="true" /> }}
      isRunning={write.isRunning}
      form={form}
      onSubmit={write.run}
      onClose={onClose}
    >
      <ParticipantsLine consultation={consultation} />
      <fieldset className={styles.choice}>
        <legend>{copy.resendTo}</legend>
        <Recipient name="patient" person={patient} />
        <Recipient name="professional" person={professional} />
      </fieldset>
      <Note icon={<LockKeyhole aria-hidden="true" />}>{copy.resendText}</Note>
    </FormDialog>
  );
}

interface RecipientProps {
  readonly name: keyof Draft;
  readonly person: Consultation['patient'];
}

function Recipient({ name, person }: RecipientProps) {
  // At least one of the two must be ticked.
  const { value, error, onChange } = useFormField<Draft, keyof Draft>(
    name,
    name === 'patient' ? ['professional'] : [],
  );
  return (
    <Checkbox
      checked={value}
      disabled={person.email === null}
      error={error}
      onChange={({ target }) => onChange(target.checked)}
    >
      {`${person.name}, ${person.email ?? copy.withoutEmail}`}
    </Checkbox>
  );
}
