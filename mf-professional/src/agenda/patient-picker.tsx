import { Info, Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { dayOf, formatDayShort } from 'shared-domain/schedule';
import { Avatar } from 'shared-ui/avatar';
import { Button } from 'shared-ui/button';
import { Field, TextInput } from 'shared-ui/field';
import { copy } from './copy';
import panel from './panel.module.css';
import styles from './patient-picker.module.css';
import { usePatients, type OwnPatient } from './use-patients';

const words = copy.new;
const PAUSE_MS = 250;
/** A single letter would match every patient. */
const MIN_LETTERS = 2;

interface PatientPickerProps {
  readonly patient: OwnPatient | null;
  /** Why nothing can be booked for them. */
  readonly refusal: string | null;
  readonly timeZone: string;
  readonly onPick: (patient: OwnPatient | null) => void;
}

/** One of the professional's own patients. */
export function PatientPicker({ patient, refusal, timeZone, onPick }: PatientPickerProps) {
  if (!patient) return <PatientSearch timeZone={timeZone} onPick={onPick} />;
  return (
    <div className={panel.label}>
      <span aria-hidden="true">{words.patient}</span>
      <div className={styles.picked} role="group" aria-label={words.patient}>
        <Avatar name={patient.name} size="sm" />
        <span>
          <b>{patient.name}</b>
          <small>{factOf(patient, timeZone)}</small>
        </span>
        <Button variant="text" onClick={() => onPick(null)}>
          {words.change}
        </Button>
      </div>
      <p role="alert" className={styles.fault}>
        {refusal}
      </p>
    </div>
  );
}

function factOf({ nextAt, lastAt }: OwnPatient, timeZone: string): string | null {
  const day = (instant: string) => formatDayShort(dayOf(instant, timeZone));
  if (nextAt) return words.next(day(nextAt));
  return lastAt ? words.last(day(lastAt)) : null;
}

function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

function PatientSearch({ timeZone, onPick }: Omit<PatientPickerProps, 'patient' | 'refusal'>) {
  const [text, setText] = useState('');
  const settled = useSettledText(text.trim());
  const search = settled.length < MIN_LETTERS ? '' : settled;
  const { data: patients, isError } = usePatients(search);
  const listId = useId();
  const empty = search === '' ? words.noPatients : words.none(search);
  return (
    <div>
      <Field label={words.patient} hint={<>{words.onlyYours}</>}>
        <TextInput
          icon={<Search aria-hidden="true" />}
          placeholder={words.search}
          autoComplete="off"
          aria-controls={listId}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <p role="status" className={styles.none}>
        {isError ? (
          <>
            <Info aria-hidden="true" /> {words.failed}
          </>
        ) : (
          patients?.length === 0 && empty
        )}
      </p>
      <ul id={listId} className={styles.list}>
        {patients?.map((patient) => (
          <li key={patient.id}>
            <button type="button" onClick={() => onPick(patient)}>
              <Avatar name={patient.name} size="sm" />
              <span>
                <b>{patient.name}</b>
                <small>{factOf(patient, timeZone)}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
