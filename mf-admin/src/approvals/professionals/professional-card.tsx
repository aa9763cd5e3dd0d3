import { Ban, Info, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { dayOf, formatDayNumeric } from 'shared-domain/schedule';
import { professionTitle } from 'shared-domain/specialties';
import { Avatar } from 'shared-ui/avatar';
import { Button } from 'shared-ui/button';
import { Note } from 'shared-ui/note';
import { StatusBadge } from 'shared-ui/status-badge';
import { EndSessions } from '../../parts/end-sessions/end-sessions';
import { Facts } from '../../parts/facts';
import { Allowed } from '../../parts/team/allowed';
import { DecisionDialog, type DecisionLook } from '../decision-dialog';
import { useDecisionForm } from '../use-decision-form';
import { PersonCard, TeamMessage } from '../person-card';
import { copy } from './copy';
import styles from './professionals.module.css';
import type { ListedStatus } from './approval-view';
import type { Professional } from './use-professionals';
import { useApprovalChange } from './use-approval-change';

// With its date picker.
const SuspendDialog = lazy(async () => ({ default: (await import('./suspend-dialog')).SuspendDialog }));

const LOOKS: Readonly<Record<ListedStatus, DecisionLook>> = {
  approved: { variant: 'danger', icon: <Ban aria-hidden="true" /> },
  suspended: { variant: 'primary', icon: <RotateCcw aria-hidden="true" /> },
};

interface ProfessionalCardProps {
  readonly professional: Professional;
  readonly approvalStatus: ListedStatus;
}

/**
 * One professional: name, registration, date of the status, reason of a suspension, and a button to change
 * it.
 */
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
          <TeamMessage>{reason}</TeamMessage>
        </Note>
      )}
      <Change professional={professional} approvalStatus={approvalStatus} />
    </PersonCard>
  );
}

function Change({ professional, approvalStatus }: ProfessionalCardProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={styles.actions}>
      <Allowed to="approvals.decide">
        <Button {...LOOKS[approvalStatus]} onClick={() => setOpen(true)}>
          {copy.approvals[approvalStatus].change.action}
        </Button>
      </Allowed>
      <EndSessions owner={{ userId: professional.id, fullName: professional.fullName }} />
      {open && approvalStatus === 'approved' && (
        <Suspense>
          <SuspendDialog professional={professional} look={LOOKS.approved} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {open && approvalStatus === 'suspended' && (
        <ReinstateDialog professional={professional} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

interface ReinstateDialogProps {
  readonly professional: Professional;
  readonly onClose: () => void;
}

function ReinstateDialog({ professional, onClose }: ReinstateDialogProps) {
  const { change: texts } = copy.approvals.suspended;
  const form = useDecisionForm(`approvalStatus-suspended-${professional.id}`, texts, professional.fullName);
  const done = () => {
    form.saved();
    onClose();
  };
  const change = useApprovalChange('suspended', professional, done, form.refuse);
  return (
    <DecisionDialog
      form={form}
      texts={texts}
      person={professional}
      look={LOOKS.suspended}
      isRunning={change.isRunning}
      onSend={(text) => change.run({ text, keptUntil: null })}
      onClose={onClose}
    />
  );
}
