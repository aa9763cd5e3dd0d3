import { Info, Send } from 'lucide-react';
import { useState } from 'react';
import { firstName } from 'shared-domain/names';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { dayOf, formatDayShort, timeOf, type Instant } from 'shared-domain/schedule';
import { Segmented, TextArea } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Note } from 'shared-ui/note';
import type { Agenda, AgendaConsultation } from './agenda';
import { ChosenTimes, MAX_TIMES } from './chosen-times';
import { copy } from './copy';
import { PatientLine } from './patient-line';
import { PeriodChoice } from './period-choice';
import { newProposal, periodOf, proposalFaults, type ProposalDraft } from './propose-draft';
import { REPLY_MS } from './state';
import { TimeChoice } from './time-choice';
import { useAgendaWrite } from './use-agenda-write';
import { useNow } from './use-now';
import { propose, type Proposal } from './write-consultation';

const words = copy.propose;
const MAX_MESSAGE = 500;
/** The patient's last moment to answer is that long before the consultation. */
const EARLIEST_MS = 2 * 60 * 60_000;

interface ProposeDialogProps {
  readonly agenda: Agenda;
  readonly consultation: AgendaConsultation;
  readonly onClose: () => void;
}

/** Proposes one to three other times, or days in which the patient chooses. Until the answer the consultation stays. */
export function ProposeDialog({ agenda, consultation, onClose }: ProposeDialogProps) {
  const now = useNow(agenda);
  const { timeZone, today } = agenda;
  const { id: consultationId, patientName, startsAt } = consultation;
  const name = firstName(patientName);
  const [ids] = useState(() => new Map<string, string>());
  const [day, setDay] = useState(() => dayOf(startsAt, timeZone));
  const [times, setTimes] = useState<readonly Instant[]>([]);
  const [taken, setTaken] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const form = useForm<ProposalDraft>({
    initial: () => newProposal(agenda, consultation),
    faultsOf: proposalFaults,
  });
  const isPeriod = form.values.way === 'period';
  const textOf = (instant: string) =>
    copy.times.at(formatDayShort(dayOf(instant, timeZone)), timeOf(instant, timeZone));
  const deadline = new Date(Date.parse(startsAt) - REPLY_MS).toISOString();
  const until = copy.times.at(
    dayOf(deadline, timeZone) === today ? copy.isToday : formatDayShort(dayOf(deadline, timeZone)),
    timeOf(deadline, timeZone),
  );
  const proposing = useAgendaWrite({
    write: propose,
    context: PROFESSIONAL_ERRORS.proposal,
    done: ({ period }) =>
      period
        ? { title: words.invited, text: words.invitedText(name, until) }
        : { title: words.done, text: words.doneText(name, until) },
    onDone: onClose,
    onRefused: ({ code, details }) => {
      const instant = code === 'slot_taken' ? (/\S+$/.exec(details ?? '')?.[0] ?? '') : '';
      const lost = times.find((time) => Date.parse(time) === Date.parse(instant));
      if (!lost) return;
      setTaken(textOf(lost));
      setTimes(times.filter((time) => time !== lost));
    },
  });
  /** The same content again, after a lost answer, is the same proposal. */
  const idOf = (content: Omit<Proposal, 'id' | 'consultationId'>) => {
    const key = JSON.stringify(content);
    const id = ids.get(key) ?? crypto.randomUUID();
    ids.set(key, id);
    return id;
  };
  const pick = (start: Instant) => {
    setTaken(null);
    if (times.includes(start)) setTimes(times.filter((time) => time !== start));
    else if (times.length < MAX_TIMES) setTimes([...times, start].toSorted());
  };
  return (
    <FormDialog<ProposalDraft>
      title={words.title}
      action={isPeriod ? words.invite : words.send}
      look={{ icon: <Send aria-hidden="true" /> }}
      isRunning={proposing.isRunning}
      form={form}
      onClose={onClose}
      onSubmit={(draft) => {
        const period = periodOf(draft);
        setAsked(period === null);
        const content = { message: draft.message, period, times: period ? [] : times };
        if (period || times.length > 0) proposing.run({ id: idOf(content), consultationId, ...content });
      }}
    >
      <PatientLine agenda={agenda} consultation={consultation} now={now} />
      <Segmented
        label={words.way}
        options={words.ways(name)}
        value={form.values.way}
        onValueChange={(way) => form.set({ way })}
      />
      {isPeriod ? (
        <PeriodChoice agenda={agenda} consultation={consultation} period={periodOf(form.values)} />
      ) : (
        <>
          <TimeChoice
            day={day}
            onDay={setDay}
            today={today}
            timeZone={timeZone}
            earliest={new Date(now.getTime() + EARLIEST_MS)}
            chosen={times}
            onPick={pick}
          />
          <ChosenTimes
            times={times}
            textOf={textOf}
            onRemove={pick}
            isMissing={isAsked && times.length === 0}
            taken={taken}
          />
        </>
      )}
      <FormField<ProposalDraft> name="message" label={words.message(name)} limit={MAX_MESSAGE} optional>
        <TextArea rows={3} maxLength={2 * MAX_MESSAGE} />
      </FormField>
      <Note icon={<Info aria-hidden="true" />}>
        {isPeriod ? words.ruleOfPeriod(name, until) : words.rule(name, until)}
      </Note>
    </FormDialog>
  );
}
