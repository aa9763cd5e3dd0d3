import { Check, CircleAlert, Clock3, Info, QrCode } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { firstName } from 'shared-domain/names';
import { dayOf, formatDayShort, momentOf, timeOf, type Instant } from 'shared-domain/schedule';
import { TimePicker } from 'shared-ui/antd';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { Note } from 'shared-ui/note';
import type { Agenda } from './agenda';
import { copy } from './copy';
import styles from './new-dialog.module.css';
import { PatientPicker } from './patient-picker';
import { TimeChoice } from './time-choice';
import { useAgendaWrite } from './use-agenda-write';
import { useNow } from './use-now';
import type { OwnPatient } from './use-patients';
import { IS_BOOKABLE, usePreview, type PreviewState } from './use-preview';
import { bookForPatient } from './write-consultation';

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

/** Books a consultation for a patient of the professional's, at a free time or any other. */
export function NewDialog({ agenda, patient: before, startsAt: first, onClose }: NewDialogProps) {
  const now = useNow(agenda);
  const { timeZone, today } = agenda;
  const [patient, setPatient] = useState(before);
  const [day, setDay] = useState(first ? dayOf(first, timeZone) : today);
  const [free, setFree] = useState(first);
  const [other, setOther] = useState<string | null>(null);
  const [ids] = useState(() => new Map<string, string>());
  const startsAt = other === null ? free : momentOf(day, other, timeZone).toISOString();
  const preview = usePreview(patient?.id ?? null, startsAt);
  const name = patient ? firstName(patient.name) : '';
  const booking = useAgendaWrite({
    write: bookForPatient,
    context: 'patient-booking',
    done: ({ startsAt: at }) =>
      words.done(
        patient?.name ?? '',
        copy.times.at(formatDayShort(dayOf(at, timeZone)), timeOf(at, timeZone)),
      ),
    onDone: onClose,
  });
  const isBookable = preview.data === undefined ? preview.isError : IS_BOOKABLE[preview.data];
  const book = () => {
    if (!patient || !startsAt) return;
    const key = `${patient.id} ${startsAt}`;
    const requestId = ids.get(key) ?? crypto.randomUUID();
    ids.set(key, requestId);
    booking.run({ patientId: patient.id, startsAt, requestId });
  };
  return (
    <ConfirmDialog
      open
      title={words.title}
      action={words.book}
      look={{ disabled: !patient || !startsAt || !isBookable }}
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
        <div role="status">
          {patient && startsAt && (
            <PreviewNote
              state={preview.data}
              isFailed={preview.isError}
              when={copy.times.at(formatDayShort(day), timeOf(startsAt, timeZone))}
            />
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

interface PreviewNoteProps {
  readonly state: PreviewState | undefined;
  readonly isFailed: boolean;
  readonly when: string;
}

/** What the server says of the chosen time. */
function PreviewNote({ state, isFailed, when }: PreviewNoteProps) {
  if (!state) return <p className={styles.state}>{isFailed ? words.unchecked : words.checking}</p>;
  const isWarned = state !== 'free' && IS_BOOKABLE[state];
  const line = (icon: ReactNode) => (
    <p className={styles.state}>
      {icon}
      <b>{when}</b>
      <span>{words.states[state]}</span>
    </p>
  );
  if (isWarned)
    return (
      <Note tone="warm" icon={<Info aria-hidden="true" />} title={`${when}: ${words.states[state]}`}>
        {words.still}
      </Note>
    );
  return line(
    state === 'free' ? (
      <Check aria-hidden="true" />
    ) : state === 'past' || state === 'too_soon' ? (
      <Clock3 aria-hidden="true" />
    ) : (
      <CircleAlert aria-hidden="true" />
    ),
  );
}
