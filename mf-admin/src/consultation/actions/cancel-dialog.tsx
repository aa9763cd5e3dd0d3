import { CalendarX2, Mail, Scale, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { toAppError } from 'shared-domain/errors';
import { cents, formatBrl } from 'shared-domain/money';
import { useNow } from 'shared-data/now';
import { useToast } from 'shared-portal/portal';
import { Choice, Choices } from 'shared-ui/choices';
import { useForm, useFormField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Note } from 'shared-ui/note';
import { ReasonField, reasonFault } from '../../parts/reason-dialog/reason-dialog';
import { useTeamWrite } from '../../parts/use-team-write';
import styles from '../consultation.module.css';
import { copy } from '../copy';
import type { ActionDialogProps } from './consultation-action';
import { goingBack } from './offers';
import { ParticipantsLine } from './participants-line';
import { expectedOf } from './use-seen';

const TICK_MS = 60_000;
const FREE_UNTIL_MS = 24 * 60 * 60_000;
const ASKED = ['professional', 'patient', 'platform'] as const;

interface Draft {
  /** Empty: not chosen yet. */
  readonly asked: (typeof ASKED)[number] | '';
  readonly reason: string;
}

/** Cancels a consultation that has not begun, with full refund. */
export function CancelDialog({ consultation, onSettled, onClose }: ActionDialogProps) {
  const toast = useToast();
  const errors = ADMIN_ERRORS['admin-consultation'];
  const { status, patient, payment } = consultation;
  const isPaid = status !== 'pending';
  const form = useForm<Draft>({
    initial: () => ({ asked: '', reason: '' }),
    faultsOf: ({ asked, reason }) => ({
      asked: asked ? null : copy.askedMissing,
      reason: reasonFault(reason),
    }),
    refusals: {
      context: errors,
      fields: {
        reason_required: 'reason',
        consultation_changed: 'reason',
        consultation_started: 'reason',
        consultation_not_open: 'reason',
        own_money: 'reason',
      },
    },
  });
  const write = useTeamWrite({
    act: async (client, { asked, reason }: Draft) => {
      const { data, error } = await client.rpc('admin_cancel_consultation', {
        consultation_id: consultation.id,
        reason: reason.trim(),
        asked_by: asked === 'patient' || asked === 'professional' ? asked : null,
        ...expectedOf(consultation),
      });
      if (error) throw toAppError(error);
      return data;
    },
    onDone: ({ refund_by }) => {
      const text = isPaid ? copy.cancelledText(refund_by) : copy.cancelledUnpaidText(patient.name);
      toast({ kind: 'success', title: copy.cancelled, text });
      onClose();
    },
    showAtField: form.refuse,
    errors,
    onSettled,
  });
  return (
    <FormDialog
      title={isPaid ? copy.cancel : copy.cancelUnpaidAction}
      action={isPaid ? copy.cancelAction : copy.cancelUnpaidAction}
      look={{ variant: 'danger', icon: <CalendarX2 aria-hidden="true" /> }}
      isRunning={write.isRunning}
      form={form}
      onSubmit={write.run}
      onClose={onClose}
    >
      <ParticipantsLine consultation={consultation} />
      <AskedChoice consultation={consultation} />
      <Note icon={<Undo2 aria-hidden="true" />}>{copy.cancelText(goingBack(consultation))}</Note>
      {payment && payment.waiting_cents > 0 && (
        <Note icon={<Scale aria-hidden="true" />}>
          {copy.cancelWaiting(formatBrl(cents(payment.waiting_cents)))}
        </Note>
      )}
      <Note icon={<Mail aria-hidden="true" />}>
        {isPaid ? copy.cancelTold : copy.cancelUnpaidTold(patient.name)}
      </Note>
      <ReasonField label={copy.reasonLabel} hint={copy.reasonHint} />
    </FormDialog>
  );
}

/** At whose request. The refund is the same. */
function AskedChoice({ consultation }: Pick<ActionDialogProps, 'consultation'>) {
  const { value, error, onChange } = useFormField<Draft, 'asked'>('asked');
  const group = useId();
  const now = useNow(TICK_MS);
  const { status, starts_at, patient, professional } = consultation;
  const names = { professional: professional.name, patient: patient.name, platform: copy.askedByNeither };
  const isEarly = Date.parse(starts_at) - now.getTime() > FREE_UNTIL_MS;
  const hint = value === 'patient' && status !== 'pending' ? copy.askedWhen(isEarly) : null;
  return (
    <fieldset className={styles.choice} aria-describedby={`${group}-hint`}>
      <legend>{copy.askedBy}</legend>
      <Choices>
        {ASKED.map((asked) => (
          <Choice
            key={asked}
            type="radio"
            name={group}
            value={asked}
            checked={value === asked}
            invalid={error !== null}
            onChange={() => onChange(asked)}
          >
            {names[asked]}
          </Choice>
        ))}
      </Choices>
      <p id={`${group}-hint`} className={error ? styles.fault : styles.muted} aria-live="polite">
        {error ?? hint}
      </p>
    </fieldset>
  );
}
