import { Send } from 'lucide-react';
import { firstName } from 'shared-domain/names';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { dayOf, formatDayShort, timeOf, type Instant } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import type { Agenda, AgendaConsultation } from './agenda';
import { copy } from './payment-copy';
import { isPayable, remindableFrom } from './state';
import { useAgendaWrite } from './use-agenda-write';
import { remindOfPayment } from './write-consultation';

interface PaymentReminderProps {
  readonly agenda: Agenda;
  readonly consultation: AgendaConsultation;
  readonly now: Date;
}

/** Reminds the patient of a payment that can be made now, or says since when that was done. */
export function PaymentReminder({ agenda: { timeZone }, consultation, now }: PaymentReminderProps) {
  const { id, patientName, remindedAt } = consultation;
  const reminding = useAgendaWrite({
    write: remindOfPayment,
    context: PROFESSIONAL_ERRORS['payment-reminder'],
    done: () => ({ title: copy.done, text: copy.doneText(firstName(patientName)) }),
    onDone: () => undefined,
  });
  if (!isPayable(consultation, now)) return null;
  const at = (instant: Instant) =>
    copy.at(formatDayShort(dayOf(instant, timeZone)), timeOf(instant, timeZone));
  const from = remindableFrom(consultation, now);
  return remindedAt !== null && from !== null ? (
    <p>{copy.reminded(at(remindedAt), at(from))}</p>
  ) : (
    <Button
      block
      variant="outline"
      icon={<Send aria-hidden="true" />}
      loading={reminding.isRunning}
      onClick={() => reminding.run(id)}
    >
      {copy.remind}
    </Button>
  );
}
