import { CalendarSync, Info } from 'lucide-react';
import { useId } from 'react';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { toAppError } from 'shared-domain/errors';
import { addDays, dayOf, isIsoDay, timeOf, type Instant, type IsoDay } from 'shared-domain/schedule';
import { useNow } from 'shared-data/now';
import { useToast } from 'shared-portal/portal';
import { DatePicker } from 'shared-ui/antd';
import { Choice, Choices } from 'shared-ui/choices';
import { FormField, useForm, useFormField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Note } from 'shared-ui/note';
import { shortInstant } from '../../parts/charge/when';
import { ReasonField, reasonFault } from '../../parts/reason-dialog/reason-dialog';
import { useTeamWrite } from '../../parts/use-team-write';
import styles from '../consultation.module.css';
import { copy } from '../copy';
import type { ActionDialogProps } from './consultation-action';
import { ParticipantsLine } from './participants-line';
import { useFreeTimes } from './use-free-times';
import { expectedOf } from './use-seen';

interface Draft {
  /** Empty: the first day with a free time. */
  readonly day: string;
  readonly startsAt: string;
  readonly reason: string;
}

const TICK_MS = 60_000;
/** Until the professional's last day is known. */
const DAYS_AHEAD = 60;
const OF_TIME = ['slot_taken', 'slot_past', 'slot_invalid', 'professional_suspended'];
const OF_CONSULTATION = [
  'reason_required',
  'consultation_changed',
  'consultation_started',
  'consultation_not_open',
  'own_money',
];

/** Moves a consultation to a time that is free for both. */
export function MoveDialog({ consultation, onSettled, onClose }: ActionDialogProps) {
  const toast = useToast();
  const now = useNow(TICK_MS);
  const today = dayOf(now);
  const errors = ADMIN_ERRORS['admin-consultation'];
  const form = useForm<Draft>({
    initial: () => ({ day: '', startsAt: '', reason: '' }),
    faultsOf: ({ startsAt, reason }) => ({
      startsAt: startsAt ? null : copy.timeMissing,
      reason: reasonFault(reason),
    }),
    refusals: {
      context: errors,
      fields: Object.fromEntries([
        ...OF_TIME.map((code) => [code, 'startsAt' as const]),
        ...OF_CONSULTATION.map((code) => [code, 'reason' as const]),
      ]),
    },
  });
  const write = useTeamWrite({
    act: async (client, { startsAt, reason }: Draft) => {
      const { data, error } = await client.rpc('admin_move_consultation', {
        consultation_id: consultation.id,
        starts_at: startsAt,
        reason: reason.trim(),
        ...expectedOf(consultation),
      });
      if (error) throw toAppError(error);
      return data;
    },
    onDone: ({ starts_at }) => {
      toast({
        kind: 'success',
        title: copy.movedTitle,
        text: copy.movedText(shortInstant(starts_at, now)),
      });
      onClose();
    },
    showAtField: (error) =>
      form.refuse(error, OF_TIME.includes(toAppError(error).code) ? { startsAt: '' } : {}),
    errors,
    onSettled,
  });
  const { day: typed, startsAt } = form.values;
  const free = useFreeTimes(consultation.id, isIsoDay(typed) ? typed : today, today);
  const day = isIsoDay(typed) ? typed : (free.data?.days[0]?.day ?? '');
  const choose = (chosen: IsoDay) => form.set({ day: chosen, startsAt: '' });
  return (
    <FormDialog
      title={copy.moveTitle}
      action={startsAt ? copy.moveTo(shortInstant(startsAt, now)) : copy.move}
      look={{ icon: <CalendarSync aria-hidden="true" /> }}
      isRunning={write.isRunning}
      form={form}
      onSubmit={write.run}
      onClose={onClose}
    >
      <ParticipantsLine consultation={consultation} />
      <FormField<Draft> name="day" label={copy.moveDay}>
        <DatePicker
          value={day}
          first={today}
          last={free.data?.last ?? addDays(today, DAYS_AHEAD)}
          onChange={choose}
        />
      </FormField>
      <TimeChoice
        times={free.data?.days.find((one) => one.day === day)?.times ?? []}
        none={free.isError ? copy.timesFailed : free.data ? copy.noTimes : copy.timesLoading}
      />
      <ReasonField label={copy.reasonLabel} hint={copy.reasonHint} />
      <Note icon={<Info aria-hidden="true" />}>{copy.moveText(consultation.patient.name)}</Note>
    </FormDialog>
  );
}

interface TimeChoiceProps {
  readonly times: readonly Instant[];
  /** In place of the times. */
  readonly none: string;
}

function TimeChoice({ times, none }: TimeChoiceProps) {
  const { value, error, onChange } = useFormField<Draft, 'startsAt'>('startsAt');
  const group = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={`${group}-fault`}>
      <legend>{copy.moveTime}</legend>
      {times.length === 0 ? (
        <p role="status" className={styles.muted}>
          {none}
        </p>
      ) : (
        <Choices>
          {times.map((time) => (
            <Choice
              key={time}
              type="radio"
              name={group}
              value={time}
              checked={value === time}
              invalid={error !== null}
              onChange={() => onChange(time)}
            >
              {timeOf(time)}
            </Choice>
          ))}
        </Choices>
      )}
      <p id={`${group}-fault`} className={styles.fault} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
