import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { firstName } from 'shared-domain/names';
import { dayOf, formatDayShort, timeOf, type Instant } from 'shared-domain/schedule';
import { TimePicker } from 'shared-ui/antd';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { Note } from 'shared-ui/note';
import type { Agenda } from './agenda';
import { copy } from './copy';
import styles from './new-dialog.module.css';
import { PatientPicker } from './patient-picker';
import { PreviewList } from './preview-list';
import { repeatedStarts } from './repeat';
import { RepeatChoice, type Repetition } from './repeat-choice';
import { TimeChoice } from './time-choice';
import { useAgendaWrite } from './use-agenda-write';
import { useNow } from './use-now';
import type { OwnPatient } from './use-patients';
import { IS_BOOKABLE, usePreview } from './use-preview';
import { bookForPatient } from './write-consultation';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';

const words = copy.new;
/** Nearer ones are payable at once, for two hours. */
const SOON_MS = 26 * 60 * 60_000;
const DEFAULT_TIME = '18:00';

interface NewDialogProps {
  readonly agenda: Agenda;
  /** Chosen before. */
  readonly patient: OwnPatient | null;
  readonly startsAt: Instant | null;
  readonly onClose: () => void;
}

/** Books consultations for a patient of the professional's, at a free time or any other. */
export function NewDialog({ agenda, patient: before, startsAt: first, onClose }: NewDialogProps) {
  const now = useNow(agenda);
  const { timeZone, today } = agenda;
  const [patient, setPatient] = useState(before);
  const [day, setDay] = useState(first ? dayOf(first, timeZone) : today);
  const [free, setFree] = useState(first);
  const [other, setOther] = useState<string | null>(null);
  const [ids] = useState(() => new Map<string, string>());
  const [repetition, setRepetition] = useState<Repetition>({ repeat: 'once', count: 4 });
  const time = other ?? (free && timeOf(free, timeZone));
  const starts = time === null ? [] : repeatedStarts(day, time, timeZone, repetition);
  const [startsAt] = starts;
  const preview = usePreview(patient?.id ?? null, starts);
  const name = patient ? firstName(patient.name) : '';
  const booking = useAgendaWrite({
    write: bookForPatient,
    context: PROFESSIONAL_ERRORS['patient-booking'],
    done: ({ starts: [at = ''], starts: { length } }) =>
      words.done(
        length,
        patient?.name ?? '',
        copy.times.at(formatDayShort(dayOf(at, timeZone)), timeOf(at, timeZone)),
      ),
    onDone: onClose,
  });
  // Unchecked ones are checked again by the server.
  const bookable = preview.data
    ? preview.data.filter(({ state }) => IS_BOOKABLE[state]).map(({ startsAt: at }) => at)
    : preview.isError
      ? starts
      : [];
  const book = () => {
    if (!patient) return;
    const key = [patient.id, ...bookable].join(' ');
    const requestId = ids.get(key) ?? crypto.randomUUID();
    ids.set(key, requestId);
    booking.run({ patientId: patient.id, starts: bookable, requestId });
  };
  return (
    <ConfirmDialog
      open
      title={words.title}
      action={words.book(repetition.repeat === 'once' ? 1 : bookable.length)}
      look={{ disabled: !patient || bookable.length === 0 }}
      isRunning={booking.isRunning}
      onConfirm={book}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <PatientPicker patient={patient} timeZone={timeZone} onPick={setPatient} />
        <div>
          <TimeChoice
            day={day}
            onDay={(picked) => {
              setDay(picked);
              setFree(null);
            }}
            today={today}
            timeZone={timeZone}
            earliest={now}
            chosen={other === null && free ? [free] : []}
            onPick={(start) => {
              setOther(null);
              setFree(start);
            }}
            anyDay
            other={
              <button
                type="button"
                className={styles.other}
                aria-pressed={other !== null}
                onClick={() => setOther(other === null ? DEFAULT_TIME : null)}
              >
                {words.other}
              </button>
            }
          />
          {other !== null && (
            <div className={styles.time}>
              <span aria-hidden="true">{words.otherTime}</span>
              <TimePicker label={words.otherTime} value={other} onChange={setOther} />
            </div>
          )}
        </div>
        <RepeatChoice {...repetition} onChange={setRepetition} />
        <div role="status">
          {patient && starts.length > 0 && (
            <PreviewList times={preview.data} isFailed={preview.isError} timeZone={timeZone} />
          )}
        </div>
        {patient && startsAt && (
          <Note icon={<QrCode aria-hidden="true" />}>
            {Date.parse(startsAt) - now.getTime() < SOON_MS ? words.pixSoon(name) : words.pix(name)}
          </Note>
        )}
      </div>
    </ConfirmDialog>
  );
}
