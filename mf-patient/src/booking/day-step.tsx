import { Info } from 'lucide-react';
import type { IsoDay } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import { useServerClock } from 'shared-data/server-clock';
import { copy } from './copy';
import { MonthCalendar } from './month-calendar';
import styles from './steps.module.css';
import { WizardFoot } from './wizard-foot';

interface DayStepProps {
  readonly day: IsoDay | null;
  readonly onSelect: (day: IsoDay) => void;
  readonly onNext: () => void;
}

export function DayStep({ day, onSelect, onNext }: DayStepProps) {
  const clock = useServerClock();
  return (
    <>
      <h2 className={styles.question}>{copy.askDay}</h2>
      <MonthCalendar selected={day} now={clock.now()} onSelect={onSelect} />
      <p className={styles.hint}>
        <Info aria-hidden="true" />
        {copy.noSundays}
      </p>
      <WizardFoot>
        {day ? (
          <Button variant="primary" onClick={onNext}>
            {copy.next}
          </Button>
        ) : (
          copy.chooseDay
        )}
      </WizardFoot>
    </>
  );
}
