import { CalendarX, Info, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { firstName } from 'shared-domain/names';
import { cents, formatBrl } from 'shared-domain/money';
import { dayOf, formatDayMonth, timeOf } from 'shared-domain/schedule';
import { lengthOf } from 'shared-domain/text-length';
import { Button } from 'shared-ui/button';
import { Choice, Choices } from 'shared-ui/choices';
import { TextArea } from 'shared-ui/field';
import { FormField, useForm, useFormField } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Note } from 'shared-ui/note';
import { ScopeChoice, type Scope } from 'shared-ui/scope-choice';
import type { Agenda, AgendaConsultation } from './agenda';
import styles from './cancel-dialog.module.css';
import { copy } from './copy';
import { PatientLine } from './patient-line';
import { seriesCopy } from './series-copy';
import { useAgendaWrite } from './use-agenda-write';
import { useFollowing, type Following } from './use-following';
import { useNow } from './use-now';
import { CANCEL_REASONS, cancelConsultation, type CancelReason } from './write-consultation';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';

const words = copy.cancel;
const MIN_MESSAGE = 20;
const MAX_MESSAGE = 500;
const LATE_MS = 24 * 60 * 60_000;

interface CancelDraft {
  readonly reason: CancelReason | '';
  readonly message: string;
}

interface CancelDialogProps {
  readonly agenda: Agenda;
  readonly consultation: AgendaConsultation;
  /** Proposes another time instead; null: it is too late for that. */
  readonly onPropose: (() => void) | null;
  readonly onClose: () => void;
}

/** Cancels a consultation. What was paid goes back in full. */
export function CancelDialog({ agenda, consultation, onPropose, onClose }: CancelDialogProps) {
  const now = useNow(agenda);
  const { id, patientName, startsAt, payment } = consultation;
  const left = cents(Math.max(0, consultation.amount - consultation.returned));
  const name = firstName(patientName);
  const [requestId] = useState(() => crypto.randomUUID());
  const [scope, setScope] = useState<Scope>('one');
  const following = useFollowing(consultation.series);
  const after = following.data && following.data.starts.length + following.data.later > 0 && following.data;
  const isFollowing = scope === 'following' && Boolean(after);
  const paid = [
    ...(payment === 'paid' && left > 0 ? [left] : []),
    ...(isFollowing && after ? after.refunds : []),
  ];
  const isPaid = paid.length > 0;
  const amount = formatBrl(cents(paid.reduce((sum, one) => sum + one, 0)));
  const isLate = Date.parse(startsAt) - now.getTime() < LATE_MS;
  const form = useForm<CancelDraft>({
    initial: () => ({ reason: '', message: '' }),
    faultsOf: ({ reason, message }) => ({
      reason: reason === '' ? words.faults.reason : null,
      message:
        lengthOf(message.trim()) < MIN_MESSAGE
          ? words.faults.short(MIN_MESSAGE, lengthOf(message.trim()))
          : null,
    }),
  });
  const cancelling = useAgendaWrite({
    write: cancelConsultation,
    context: PROFESSIONAL_ERRORS['professional-cancellation'],
    done: () => (isFollowing ? seriesCopy.cancel : words).done(name, isPaid ? amount : null),
    onDone: onClose,
  });
  return (
    <FormDialog<CancelDraft>
      title={isLate ? words.titleLate : words.title}
      action={isPaid ? words.refund : words.title}
      look={{ variant: 'danger', icon: <CalendarX aria-hidden="true" /> }}
      isRunning={cancelling.isRunning}
      form={form}
      onClose={onClose}
      onSubmit={({ reason, message }) =>
        reason !== '' &&
        cancelling.run({ id, reason, message: message.trim(), following: isFollowing, requestId })
      }
    >
      <PatientLine agenda={agenda} consultation={consultation} now={now} />
      {isLate && (
        <p>
          {words.late(dayOf(startsAt, agenda.timeZone) === agenda.today, timeOf(startsAt, agenda.timeZone))}
        </p>
      )}
      {onPropose && (
        <Note
          icon={<Info aria-hidden="true" />}
          action={
            <Button variant="outline" size="sm" onClick={onPropose}>
              {copy.propose.title}
            </Button>
          }
        >
          {words.first(name)}
        </Note>
      )}
      {after && (
        <ScopeChoice
          legend={seriesCopy.cancel.scope}
          options={scopesOf(after, agenda.timeZone)}
          value={scope}
          onChange={setScope}
        />
      )}
      {following.isError && <p className={styles.failed}>{seriesCopy.cancel.failed}</p>}
      <ReasonChoice />
      <FormField<CancelDraft>
        name="message"
        label={words.message(name)}
        hint={words.messageHint(lengthOf(form.values.message), MAX_MESSAGE)}
        limit={MAX_MESSAGE}
        required
      >
        <TextArea rows={4} maxLength={2 * MAX_MESSAGE} />
      </FormField>
      <Note icon={<Undo2 aria-hidden="true" />} title={refundTitle(paid.length, amount)}>
        {isPaid
          ? words.refundText(name)
          : payment === 'paid'
            ? words.returnedText
            : isFollowing
              ? seriesCopy.cancel.unpaid
              : words.unpaidText}
      </Note>
    </FormDialog>
  );
}

const scopesOf = ({ starts, later }: Following, timeZone: string) => ({
  one: { label: seriesCopy.cancel.one },
  following: {
    label: seriesCopy.cancel.following(starts.length + later),
    text: seriesCopy.cancel.days(
      starts.map((start) => formatDayMonth(dayOf(start, timeZone))),
      later,
    ),
  },
});

function refundTitle(paid: number, amount: string): string {
  if (paid === 0) return words.unpaidTitle;
  return paid === 1 ? words.refundTitle(amount) : seriesCopy.cancel.refund(amount, paid);
}

function ReasonChoice() {
  const { value, error, onChange } = useFormField<CancelDraft, 'reason'>('reason');
  const name = useId();
  return (
    <fieldset className={styles.reasons} aria-describedby={`${name}-fault`}>
      <legend>
        {words.reason} <span>{words.reasonHint}</span>
      </legend>
      <Choices>
        {CANCEL_REASONS.map((reason) => (
          <Choice
            key={reason}
            type="radio"
            name={name}
            value={reason}
            checked={value === reason}
            invalid={error !== null}
            onChange={() => onChange(reason)}
          >
            {words.reasons[reason]}
          </Choice>
        ))}
      </Choices>
      <p id={`${name}-fault`} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
