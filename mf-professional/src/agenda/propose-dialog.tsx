import { CalendarClock, Info, Send, TriangleAlert, X } from 'lucide-react';
import { useState } from 'react';
import { firstName } from 'shared-domain/names';
import { dayOf, formatDayShort, timeOf, type Instant } from 'shared-domain/schedule';
import { IconButton } from 'shared-ui/button';
import { TextArea } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Note } from 'shared-ui/note';
import type { Agenda, AgendaConsultation } from './agenda';
import { copy } from './copy';
import { PatientLine } from './patient-line';
import styles from './propose-dialog.module.css';
import { REPLY_MS } from './state';
import { TimeChoice } from './time-choice';
import { useAgendaWrite } from './use-agenda-write';
import { useNow } from './use-now';
import { proposeTimes } from './write-consultation';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';

const words = copy.propose;
const MAX_TIMES = 3;
const MAX_MESSAGE = 500;
/** The patient's last moment to answer is that long before the consultation. */
const EARLIEST_MS = 2 * 60 * 60_000;

interface ProposeDialogProps {
  readonly agenda: Agenda;
  readonly consultation: AgendaConsultation;
  readonly onClose: () => void;
}

/** Proposes one to three other times. Until the answer the consultation stays as it is. */
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
  const textOf = (instant: string) =>
    copy.times.at(formatDayShort(dayOf(instant, timeZone)), timeOf(instant, timeZone));
  const deadline = new Date(Date.parse(startsAt) - REPLY_MS).toISOString();
  const until = copy.times.at(
    dayOf(deadline, timeZone) === today ? copy.isToday : formatDayShort(dayOf(deadline, timeZone)),
    timeOf(deadline, timeZone),
  );
  const form = useForm<{ message: string }>({ initial: () => ({ message: '' }) });
  const proposing = useAgendaWrite({
    write: proposeTimes,
    context: PROFESSIONAL_ERRORS.proposal,
    done: () => ({ title: words.done, text: words.doneText(name, until) }),
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
  const idOf = (...content: readonly [readonly Instant[], string]) => {
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
    <FormDialog<{ message: string }>
      title={words.title}
      action={words.send}
      look={{ icon: <Send aria-hidden="true" /> }}
      isRunning={proposing.isRunning}
      form={form}
      onClose={onClose}
      onSubmit={({ message }) => {
        setAsked(true);
        if (times.length > 0) proposing.run({ id: idOf(times, message), consultationId, times, message });
      }}
    >
      <PatientLine agenda={agenda} consultation={consultation} now={now} />
      <TimeChoice
        day={day}
        onDay={setDay}
        today={today}
        timeZone={timeZone}
        earliest={new Date(now.getTime() + EARLIEST_MS)}
        chosen={times}
        onPick={pick}
      />
      <div className={styles.chosen}>
        <b>
          {words.chosen} <span>{words.ofThree(times.length, MAX_TIMES)}</span>
        </b>
        <ul>
          {times.map((time) => (
            <li key={time}>
              <CalendarClock aria-hidden="true" />
              {textOf(time)}
              <IconButton
                label={words.remove(textOf(time))}
                icon={<X aria-hidden="true" />}
                onClick={() => pick(time)}
              />
            </li>
          ))}
        </ul>
        <p role="alert">{isAsked && times.length === 0 && words.faultNone}</p>
      </div>
      {taken && (
        <Note tone="warm" role="alert" icon={<TriangleAlert aria-hidden="true" />} title={words.taken(taken)}>
          {words.takenText}
        </Note>
      )}
      <FormField name="message" label={words.message(name)} limit={MAX_MESSAGE} optional>
        <TextArea rows={3} maxLength={2 * MAX_MESSAGE} />
      </FormField>
      <Note icon={<Info aria-hidden="true" />}>{words.rule(name, until)}</Note>
    </FormDialog>
  );
}
