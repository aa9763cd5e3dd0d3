import { formatDayLong, SLOT_TIMES, type IsoDay, type SlotTime } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { RemoteView } from 'shared-ui/remote-view';
import { Skeleton } from 'shared-ui/skeleton';
import { copy } from './copy';
import { SlotGrid } from './slot-grid';
import styles from './steps.module.css';
import { useTakenSlots } from './use-booking-data';
import { WizardFoot } from './wizard-foot';

interface TimeStepProps {
  readonly professionalUserId: string;
  readonly day: IsoDay;
  readonly time: SlotTime | null;
  readonly onSelect: (time: SlotTime) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

const isSomeFree = (taken: ReadonlySet<string> | undefined) =>
  taken !== undefined && SLOT_TIMES.some((slot) => !taken.has(slot));

export function TimeStep({ professionalUserId, day, time, onSelect, onBack, onNext }: TimeStepProps) {
  const taken = useTakenSlots(professionalUserId, day);
  return (
    <>
      <h2 className={styles.question}>{copy.askTime}</h2>
      <p className={styles.context}>{copy.inZone(formatDayLong(day))}</p>
      <RemoteView
        query={taken}
        skeleton={<Skeleton height="14rem" shape="block" />}
        level={3}
        failureText={copy.slotsFailedText}
      >
        {(times) => (
          <>
            <SlotGrid taken={times} selected={time} onSelect={onSelect} />
            {!isSomeFree(times) && <p className={styles.hint}>{copy.noneFree}</p>}
          </>
        )}
      </RemoteView>
      <WizardFoot onBack={onBack}>
        {time && !taken.data?.has(time) ? (
          <Button variant="primary" onClick={onNext}>
            {copy.next}
          </Button>
        ) : (
          isSomeFree(taken.data) && copy.chooseTime
        )}
      </WizardFoot>
    </>
  );
}
