import { Ban, Check, Info, RotateCcw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { dayOf, formatDayNumeric } from 'shared-domain/schedule';
import { professionTitle } from 'shared-domain/specialties';
import { forgetInTab } from 'shared-portal/browser-storage';
import { Avatar } from 'shared-ui/avatar';
import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { StatusBadge } from 'shared-ui/status-badge';
import { EndSessions } from '../../parts/end-sessions/end-sessions';
import { Facts } from '../../parts/facts';
import { DecisionDialog, type DecisionLook } from '../decision-dialog';
import { PersonCard, Written } from '../person-card';
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

interface StandingCardProps {
  readonly professional: Professional;
  readonly standing: Standing;
}

/** One professional: who, which register, since when and why suspended, and the way to the other standing. */
export function StandingCard({ professional, standing }: StandingCardProps) {
  const { fullName, email, profession, formOfAddress, registration, city, state, since, reason } =
    professional;
  return (
    <PersonCard
      fullName={fullName}
      avatar={<Avatar name={fullName} />}
      badge={<StatusBadge label={copy.standings[standing].label} icon={ICONS[standing]} />}
    >
      <Facts
        cells={6}
        facts={[
          { label: copy.email, value: email, wide: true },
          { label: copy.profession, value: professionTitle(profession, formOfAddress) },
          { label: copy.registration, value: registration },
          { label: copy.city, value: [city, state].filter(Boolean).join(', ') || copy.noCity },
          { label: copy.standings[standing].since, value: formatDayNumeric(dayOf(since)) },
        ]}
      />
      {reason && (
        <Note tone="warm" icon={<Info aria-hidden="true" />}>
          <strong>{copy.reason}</strong>
          <Written>{reason}</Written>
        </Note>
      )}
      <Change professional={professional} standing={standing} />
    </PersonCard>
  );
}

function Change({ professional, standing }: StandingCardProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { change: texts } = copy.standings[standing];
  const draft = `standing-${standing}-${professional.id}`;
  const change = useStandingChange(standing, professional, () => {
    forgetInTab(draft);
    close();
  });
  return (
    <div className={styles.actions}>
      <Button {...LOOKS[standing]} onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      <EndSessions owner={{ userId: professional.id, fullName: professional.fullName }} />
      <DecisionDialog
        open={open}
        draft={draft}
        texts={texts}
        person={professional}
        look={LOOKS[standing]}
        isRunning={change.isRunning}
        form={change.form}
        refusals={change.refusals}
        onSend={change.run}
        onClose={close}
      />
    </div>
  );
}
