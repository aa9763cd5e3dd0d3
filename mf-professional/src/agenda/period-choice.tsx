import { CalendarDays, TriangleAlert } from 'lucide-react';
import { firstName } from 'shared-domain/names';
import { DatePicker } from 'shared-ui/antd';
import { FormField } from 'shared-ui/form';
import { Note } from 'shared-ui/note';
import type { Agenda, AgendaConsultation, DayPeriod } from './agenda';
import { proposeCopy as words } from './propose-copy';
import styles from './propose-dialog.module.css';
import type { ProposalDraft } from './propose-draft';
import { usePeriodPreview } from './use-period-preview';

interface PeriodChoiceProps {
  readonly agenda: Agenda;
  readonly consultation: AgendaConsultation;
  /** Null while it is not complete. */
  readonly period: DayPeriod | null;
}

/** The days in which the patient chooses, and how many free times they have. */
export function PeriodChoice({ agenda, consultation, period }: PeriodChoiceProps) {
  const { today, lastDay } = agenda;
  return (
    <>
      <div className={styles.pair}>
        <FormField<ProposalDraft> name="from" label={words.from} dependents={['to']} required>
          <DatePicker first={today} last={lastDay} />
        </FormField>
        <FormField<ProposalDraft> name="to" label={words.to} required>
          <DatePicker first={today} last={lastDay} />
        </FormField>
      </div>
      <Count consultation={consultation} period={period} />
    </>
  );
}

function Count({ consultation, period }: Omit<PeriodChoiceProps, 'agenda'>) {
  const { data: free, isError } = usePeriodPreview(consultation.id, period);
  const isFull = free === 0;
  if (period === null) return null;
  return (
    <Note
      role="status"
      tone={isFull ? 'warm' : 'tint'}
      icon={isFull ? <TriangleAlert aria-hidden="true" /> : <CalendarDays aria-hidden="true" />}
      title={isError ? words.uncounted : free === undefined ? words.counting : words.free(free)}
    >
      {isFull ? words.otherDays : words.chooses(firstName(consultation.patientName))}
    </Note>
  );
}
