import { CalendarDays, Clock3, Hourglass, Mail, Video, Wallet } from 'lucide-react';
import { formatPrice } from 'shared-domain/money';
import { formatDayLong, SESSION_MINUTES, type IsoDay, type SlotTime } from 'shared-domain/schedule';
import { Button } from 'shared-ui/button';
import type { Professional } from 'shared-domain/professional';
import { copy } from './copy';
import { Facts } from '../parts/facts';
import styles from './steps.module.css';
import { WizardFoot } from './wizard-foot';

interface SummaryStepProps {
  readonly professional: Professional;
  readonly day: IsoDay;
  readonly time: SlotTime;
  readonly confirming: boolean;
  readonly onBack: () => void;
  readonly onConfirm: () => void;
}

export function SummaryStep({ professional, day, time, confirming, onBack, onConfirm }: SummaryStepProps) {
  const price = professional.price === null ? copy.noPrice : formatPrice(professional.price);
  return (
    <>
      <h2 className={styles.question}>{copy.review}</h2>
      <Facts
        facts={[
          { icon: CalendarDays, label: copy.day, value: formatDayLong(day) },
          { icon: Clock3, label: copy.time, value: time },
          { icon: Hourglass, label: copy.duration, value: copy.minutes(SESSION_MINUTES) },
          { icon: Video, label: copy.kind, value: copy.video },
          { icon: Wallet, label: copy.price, value: <span className={styles.price}>{price}</span> },
        ]}
      />
      <div className={styles.note}>
        <Mail aria-hidden="true" />
        <p>{copy.note}</p>
      </div>
      <WizardFoot onBack={onBack}>
        <Button variant="primary" onClick={onConfirm} loading={confirming}>
          {copy.confirm}
        </Button>
      </WizardFoot>
    </>
  );
}
