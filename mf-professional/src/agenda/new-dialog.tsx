import { CircleAlert, QrCode } from 'lucide-react';
import { useState } from 'react';
import { firstName } from 'shared-domain/names';
import { dayOf, momentOf, timeOf, type Instant } from 'shared-domain/schedule';
import type { SeriesRule } from 'shared-domain/series';
import { TimePicker } from 'shared-ui/antd';
import { Button } from 'shared-ui/button';
import { classNames } from 'shared-ui/class-names';
import { ConfirmDialog } from 'shared-ui/confirm-dialog';
import { Note } from 'shared-ui/note';
import type { Agenda } from './agenda';
import { copy } from './copy';
import styles from './new-dialog.module.css';
import panel from './panel.module.css';
import { PatientPicker } from './patient-picker';
import { PreviewList } from './preview-list';
import { PriceLine } from './price-line';
import { RepeatChoice } from './repeat-choice';
import { seriesCopy } from './series-copy';
import { SeriesList } from './series-list';
import { TimeChoice } from './time-choice';
import { useNewConsultation } from './use-new-consultation';
import { useNow } from './use-now';
import type { OwnPatient } from './use-patients';

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

/** The free start at an instant. */
const freeStartAt = ({ free }: Agenda, instant: Instant): Instant | null =>
  free.find((start) => Date.parse(start) === Date.parse(instant)) ?? null;

/** Books consultations for a patient of the professional's, at a free time or any other. */
export function NewDialog({ agenda, patient: before, startsAt: first, onClose }: NewDialogProps) {
  const now = useNow(agenda);
  const { timeZone, today } = agenda;
  const [patient, setPatient] = useState(before);
  const [day, setDay] = useState(first ? dayOf(first, timeZone) : today);
  const [free, setFree] = useState(() => first && freeStartAt(agenda, first));
  const [other, setOther] = useState(first && !free ? timeOf(first, timeZone) : null);
  const [rule, setRule] = useState<SeriesRule | null>(null);
  const time = other ?? (free && timeOf(free, timeZone));
  const startsAt = time === null ? null : momentOf(day, time, timeZone).toISOString();
  const name = patient ? firstName(patient.name) : '';
  const chosen = useNewConsultation({ patient, startsAt, rule, timeZone, onDone: onClose });
  const isSoon = startsAt !== null && Date.parse(startsAt) - now.getTime() < SOON_MS;
  return (
    <ConfirmDialog
      open
      wide
      title={words.title}
      action={words.book(chosen.count || (rule?.occurrences ?? 1))}
      look={{ disabled: chosen.count === 0 }}
      isRunning={chosen.isRunning}
      onConfirm={chosen.book}
      onClose={onClose}
    >
      {chosen.askPayments && (
        <Note
          icon={<CircleAlert aria-hidden="true" />}
          tone="warm"
          role="status"
          title={words.paymentsUnavailable}
          action={
            <Button
              variant="outline"
              size="sm"
              loading={chosen.askPayments.isRunning}
              onClick={chosen.askPayments.again}
            >
              {words.askAgain}
            </Button>
          }
        >
          {words.paymentsUnavailableText}
        </Note>
      )}
      <div className={styles.columns}>
        <div className={styles.fields}>
          <PatientPicker patient={patient} refusal={chosen.refusal} timeZone={timeZone} onPick={setPatient} />
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
              <div className={classNames(panel.label, styles.time)}>
                <span aria-hidden="true">{words.otherTime}</span>
                <TimePicker label={words.otherTime} value={other} onChange={setOther} />
              </div>
            )}
          </div>
          <RepeatChoice rule={rule} onChange={setRule} />
          <PriceLine query={chosen.price} />
        </div>
        <div className={styles.side}>
          {!patient || !startsAt || chosen.refusal ? (
            <p className={styles.waiting}>{seriesCopy.waiting}</p>
          ) : (
            <>
              {rule ? (
                <SeriesList series={chosen.series} startsAt={startsAt} timeZone={timeZone} now={now} />
              ) : (
                <div role="status">
                  <PreviewList query={chosen.preview} timeZone={timeZone} />
                </div>
              )}
              <Note icon={<QrCode aria-hidden="true" />}>
                {isSoon ? words.pixSoon(name) : rule ? seriesCopy.pix(name) : words.pix(name)}
              </Note>
            </>
          )}
        </div>
      </div>
    </ConfirmDialog>
  );
}
