import { Ban, Info, RotateCcw } from 'lucide-react';
import { useState } from 'react';
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
import type { ListedStatus } from './approval-view';
import type { Professional } from './use-professionals';
import { useApprovalChange } from './use-approval-change';

const LOOKS: Readonly<Record<ListedStatus, DecisionLook>> = {
  approved: { variant: 'danger', icon: <Ban aria-hidden="true" /> },
  suspended: { variant: 'primary', icon: <RotateCcw aria-hidden="true" /> },
};

interface ProfessionalCardProps {
  readonly professional: Professional;
  readonly approvalStatus: ListedStatus;
}

/** One professional: who, which register, since when and why suspended, and the way to the other approvalStatus. */
export function ProfessionalCard({ professional, approvalStatus }: ProfessionalCardProps) {
  const { fullName, email, profession, formOfAddress, registration, city, state, since, reason } =
    professional;
  return (
    <PersonCard
      fullName={fullName}
      avatar={<Avatar name={fullName} />}
      badge={<StatusBadge label={copy.approvals[approvalStatus].label} />}
    >
      <Facts
        cells={6}
        facts={[
          { label: copy.email, value: email, wide: true },
          { label: copy.profession, value: professionTitle(profession, formOfAddress) },
          { label: copy.registration, value: registration },
          { label: copy.city, value: [city, state].filter(Boolean).join(', ') || copy.noCity },
          { label: copy.approvals[approvalStatus].since, value: formatDayNumeric(dayOf(since)) },
        ]}
      />
      {reason && (
        <Note tone="warm" icon={<Info aria-hidden="true" />}>
          <strong>{copy.reason}</strong>
          <Written>{reason}</Written>
        </Note>
      )}
      <Change professional={professional} approvalStatus={approvalStatus} />
    </PersonCard>
  );
}

function Change({ professional, approvalStatus }: ProfessionalCardProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const { change: texts } = copy.approvals[approvalStatus];
  const draft = `approvalStatus-${approvalStatus}-${professional.id}`;
  const change = useApprovalChange(approvalStatus, professional, () => {
    forgetInTab(draft);
    close();
  });
  return (
    <div className={styles.actions}>
      <Button {...LOOKS[approvalStatus]} onClick={() => setOpen(true)}>
        {texts.action}
      </Button>
      <EndSessions owner={{ userId: professional.id, fullName: professional.fullName }} />
      <DecisionDialog
        open={open}
        draft={draft}
        texts={texts}
        person={professional}
        look={LOOKS[approvalStatus]}
        isRunning={change.isRunning}
        form={change.form}
        refusals={change.refusals}
        onSend={change.run}
        onClose={close}
      />
    </div>
  );
}
