import { zonePlace, type FreeDay } from 'shared-domain/free-times';
import { formatDayLong, type Instant, type IsoDay } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { RemoteView } from 'shared-ui/remote-view';
import { Skeleton } from 'shared-ui/skeleton';
import { copy } from './copy';
import { SlotGrid } from './slot-grid';
import styles from './steps.module.css';
import { useFreeTimes, type FreeTimesOf } from './use-free-times';
import { WizardFoot } from './wizard-foot';

interface TimeStepProps {
  readonly freeOf: FreeTimesOf;
  readonly days: ReadonlyMap<IsoDay, FreeDay>;
  readonly zone: string;
  readonly day: IsoDay;
  readonly selected: Instant | null;
  readonly onSelect: (time: Instant) => void;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

export function TimeStep(props: TimeStepProps) {
  const { freeOf, days, zone, day, selected, onSelect, onBack, onNext } = props;
  const free = useFreeTimes(freeOf, { refetchOnMount: 'always' });
  const times = days.get(day)?.times ?? [];
  return (
    <>
      <h2 className={styles.question}>{copy.askTime}</h2>
      <p className={styles.context}>{copy.inZone(formatDayLong(day), zonePlace(zone))}</p>
      <RemoteView
        query={free}
        skeleton={<Skeleton height="14rem" shape="block" />}
        level={3}
        failureText={copy.slotsFailedText}
      >
        {() =>
          times.length > 0 ? (
            <SlotGrid times={times} zone={zone} selected={selected} onSelect={onSelect} />
          ) : (
            <p className={styles.hint}>{copy.noneFree}</p>
          )
        }
      </RemoteView>
      <WizardFoot onBack={onBack}>
        {selected && times.includes(selected) ? (
          <Button variant="primary" onClick={onNext}>
            {copy.next}
          </Button>
        ) : (
          times.length > 0 && copy.chooseTime
        )}
      </WizardFoot>
    </>
  );
}
