import { Ban, Check, Info, RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { dayOf, formatDayNumeric } from 'shared-domain/schedule';
import { PROFESSIONS } from 'shared-domain/specialties';
import { Avatar } from 'shared-ui/avatar';
import { Button } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Note } from 'shared-ui/note';
import { StatusBadge } from 'shared-ui/status-badge';
import { Facts } from '../../parts/facts';
import { DecisionDialog, type DecisionLook } from '../decision-dialog';
import { copy } from './copy';
import styles from './professionals.module.css';
import type { Standing } from './standing';
import type { Professional } from './use-professionals';
import { useStandingChange } from './use-standing-change';

const ICONS: Readonly<Record<Standing, ReactNode>> = {
  approved: <Check aria-hidden="true" />,
  suspended: <Ban aria-hidden="true" />,
};

const LOOKS: Readonly<Record<Standing, DecisionLook>> = {
  approved: { variant: 'danger', icon: <Ban aria-hidden="true" /> },
  suspended: { variant: 'primary', icon: <RotateCcw aria-hidden="true" /> },
};

interface ProfessionalCardProps {
  readonly professional: Professional;
  readonly standing: Standing;
  /** The professional is about to leave this list. */
  readonly onChanged: () => void;
}

/** One professional: who, which register, since when and why suspended, and the way to the other standing. */
export function ProfessionalCard({ professional, standing, onChanged }: ProfessionalCardProps) {
  const { fullName, email, profession, registration, city, state, since, reason } = professional;
  return (
    <Card as="article" className={styles.card}>
      <div className={styles.top}>
        <Avatar name={fullName} />
        <div className={styles.who}>
          <h2>{fullName}</h2>
          <StatusBadge label={copy.standings[standing].label} icon={ICONS[standing]} />
        </div>
      </div>
      <Facts
        cells={6}
        facts={[
          { label: copy.email, value: email, wide: true },
          { label: copy.profession, value: PROFESSIONS[profession] },
          { label: copy.registration, value: registration },
          { label: copy.city, value: [city, state].filter(Boolean).join(', ') || copy.noCity },
          { label: copy.standings[standing].since, value: formatDayNumeric(dayOf(since)) },
        ]}
      />
      {reason && (
        <Note tone="warm" icon={<Info aria-hidden="true" />}>
          <strong>{copy.reason}</strong>
          <p className={styles.reason}>{reason}</p>
        </Note>
      )}
      <Change professional={professional} standing={standing} onChanged={onChanged} />
    </Card>
  );
}

function Change({ professional, standing, onChanged }: ProfessionalCardProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { change: texts } = copy.standings[standing];
  const change = useStandingChange(standing, professional, () => {
    close();
    onChanged();
  });
  return (
    <div className={styles.actions}>
      <Button {...LOOKS[standing]} onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      <DecisionDialog
        open={open}
        texts={texts}
        person={professional}
        look={LOOKS[standing]}
        isRunning={change.isRunning}
        onSend={change.run}
        onClose={close}
      />
    </div>
  );
}
