import { CalendarDays, Clock3, History, Hourglass, Mail, Repeat2, Video, Wallet } from 'lucide-react';
import { formatPrice } from 'shared-domain/money';
import {
  dayOf,
  formatDayShort,
  timeOf,
  formatDayLong,
  CONSULTATION_MINUTES,
  TIME_ZONE,
  type Instant,
} from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { unbroken } from 'shared-ui/unbroken';
import { useDeployment } from 'shared-data/deployment';
import { useServerClock } from 'shared-data/server-clock';
import { zonePlace } from 'shared-domain/free-times';
import type { Professional } from 'shared-domain/professional';
import { changeRule } from './change-rule';
import { copy } from './copy';
import { Facts } from '../parts/facts';
import { ContactFields } from './contact-fields';
import { PaymentsUnavailable } from './payments-unavailable';
import { RefundRule } from './refund-rule';
import type { SeriesRule } from 'shared-domain/series';
import styles from './steps.module.css';
import { RepeatChoice } from './repeat-choice';
import { SeriesChangeChoice } from './series-change-choice';
import type { ContactData } from './use-contact-data';
import type { MovableConsultation } from './use-moved-consultation';
import type { Repeat } from './use-repeat';
import type { SeriesChange } from './use-series-change';
import { WizardFoot } from './wizard-foot';

interface SummaryStepProps {
  readonly professional: Professional;
  readonly startsAt: Instant;
  readonly zone: string;
  /** The consultation to move; null: a new booking. */
  readonly moved: MovableConsultation | null;
  /** Whether it repeats; null where it cannot. */
  readonly repeat: Repeat | null;
  /** What moves with a date of a series; null: it is none. */
  readonly change: SeriesChange | null;
  /** Contact data that the booking requires. */
  readonly contactData: ContactData;
  readonly confirming: boolean;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

const READY = { isReady: true };

export function SummaryStep(props: SummaryStepProps) {
  const { professional, startsAt, zone, moved, repeat, change, contactData, confirming, onBack, onConfirm } =
    props;
  const { data: deployment } = useDeployment();
  const isDemonstration = deployment?.isDemonstration;
  const isUnavailable = moved === null && deployment?.takesPayments === false;
  const now = useServerClock().now();
  const movedFrom = moved?.startsAt ?? null;
  const bookingNote = isDemonstration ? `${copy.note} ${copy.noteOfDemonstration}` : copy.note;
  const note = movedFrom === null ? bookingNote : copy.moving.note;
  const confirm = () => contactData.save(onConfirm);
  const price = professional.price === null ? copy.noPrice : formatPrice(professional.price);
  return (
    <>
      <h2 className={styles.question}>{copy.review}</h2>
      <Facts
        facts={[
          { icon: CalendarDays, label: copy.day, value: formatDayLong(dayOf(startsAt, zone)) },
          { icon: Clock3, label: copy.time, value: <Time startsAt={startsAt} zone={zone} /> },
          { icon: Hourglass, label: copy.duration, value: copy.minutes(CONSULTATION_MINUTES) },
          { icon: Video, label: copy.kind, value: copy.video },
          ...(movedFrom === null
            ? [
                ...(repeat?.rule
                  ? [{ icon: Repeat2, label: copy.repeat.label, value: inWords(repeat.rule) }]
                  : []),
                {
                  icon: Wallet,
                  label: repeat?.rule ? copy.repeat.totalToday : copy.price,
                  value: <span className={styles.price}>{price}</span>,
                },
              ]
            : [
                {
                  icon: History,
                  label: copy.moving.before,
                  value: `${formatDayShort(dayOf(movedFrom, zone))}, ${timeOf(movedFrom, zone)}`,
                },
              ]),
        ]}
      />
      {repeat && <RepeatChoice repeat={repeat} zone={zone} now={now} />}
      {change && <SeriesChangeChoice change={change} zone={zone} now={now} />}
      <RefundRule
        professionalName={professional.name}
        startsAt={startsAt}
        moved={moved}
        zone={zone}
        now={now}
        rule={changeRule(startsAt, now, moved !== null)}
      />
      <div className={styles.note}>
        <Mail aria-hidden="true" />
        <p>{unbroken(note)}</p>
      </div>
      {isUnavailable ? <PaymentsUnavailable /> : <ContactFields data={contactData} onSubmit={confirm} />}
      <WizardFoot onBack={onBack}>
        {!isUnavailable &&
          (confirming || (repeat ?? change ?? READY).isReady ? (
            <Button variant="primary" onClick={confirm} loading={confirming || contactData.isSaving}>
              {copy.confirm}
            </Button>
          ) : (
            copy.repeat.checking
          ))}
      </WizardFoot>
    </>
  );
}

const inWords = ({ everyWeeks, occurrences }: SeriesRule) =>
  copy.repeat.times(copy.repeat.every[everyWeeks], occurrences);

/** The time with the name of its zone, and in São Paulo, as the other pages show it. */
function Time({ startsAt, zone }: { readonly startsAt: Instant; readonly zone: string }) {
  return (
    <>
      {timeOf(startsAt, zone)}{' '}
      <span className={styles.zone}>
        {copy.inWords(zonePlace(zone))}
        {zone !== TIME_ZONE && <>, {copy.alsoInBrasilia(timeOf(startsAt))}</>}
      </span>
    </>
  );
}
