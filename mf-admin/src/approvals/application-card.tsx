import { Info, MessageCircleQuestionMark, MessageSquareText } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { dayOf, formatDayNumeric } from 'shared-domain/schedule';
import { professionTitle } from 'shared-domain/specialties';
import { APPLICATION_LABELS, labelOf, type ApplicationStatus } from 'shared-domain/status';
import { Avatar } from 'shared-ui/avatar';
import { classNames } from 'shared-ui/class-names';
import { Note } from 'shared-ui/note';
import { StatusBadge } from 'shared-ui/status-badge';
import { Tag } from 'shared-ui/tag';
import { Facts } from '../parts/facts';
import { Allowed } from '../parts/team/allowed';
import { useFocusOnce } from '../parts/use-focus-once';
import { ageLabel } from './age';
import { ApplicationActions } from './application-actions';
import { addressOfApplication } from './application-address';
import styles from './application-card.module.css';
import { ApplicationDetails } from './application-details';
import { copy } from './copy';
import type { DecisionAction } from './decide-application';
import { PersonCard, TeamMessage } from './person-card';
import type { Application } from './use-applications';
import type { ApplicationMark } from './use-marks';

interface ApplicationCardProps {
  readonly application: Application;
  readonly mark: ApplicationMark | undefined;
}

/** One application: applicant, registration, status. A pending one can be decided here. */
export function ApplicationCard({ application, mark }: ApplicationCardProps) {
  const { fullName, status } = application;
  const pending = status === 'pending';
  const [asked, setAsked] = useState<DecisionAction | null>(null);
  const heading = useFocusOnce<HTMLHeadingElement>(!pending);
  return (
    <PersonCard
      fullName={fullName}
      to={addressOfApplication(application.id)}
      tone={pending ? 'plain' : 'flat'}
      heading={heading}
      avatar={
        <span className={classNames(styles.dot, styles[status])}>
          <Avatar name={fullName} className={styles.avatar} />
        </span>
      }
      badge={
        <span className={styles.badges}>
          {mark?.hasDuplicates && <StatusBadge label={copy.duplicate} />}
          {mark?.assignedName && <Tag tone="brand">{copy.with(mark.assignedName)}</Tag>}
          {pending && <StatusBadge label={ageLabel(application.submittedAt, new Date())} />}
          <StatusBadge label={labelOf(APPLICATION_LABELS, status, APPLICATION_LABELS.pending)} />
        </span>
      }
    >
      <Facts
        facts={[
          { label: copy.email, value: application.email, wide: true },
          {
            label: copy.profession,
            value: professionTitle(application.profession, application.formOfAddress),
          },
          { label: copy.registration, value: application.registration },
          { label: copy.appliedAt, value: formatDayNumeric(dayOf(application.appliedAt)) },
        ]}
      />
      {application.message && <Message status={status}>{application.message}</Message>}
      <ApplicationDetails application={application} />
      {pending && (
        <Allowed to="approvals.decide">
          <ApplicationActions application={application} asked={asked} onAsk={setAsked} />
        </Allowed>
      )}
    </PersonCard>
  );
}

const MESSAGE_ICONS: Readonly<Record<ApplicationStatus, ReactNode>> = {
  pending: <MessageSquareText aria-hidden="true" />,
  approved: <MessageSquareText aria-hidden="true" />,
  rejected: <Info aria-hidden="true" />,
  needs_info: <MessageCircleQuestionMark aria-hidden="true" />,
};

function Message({ status, children }: { status: ApplicationStatus; children: ReactNode }) {
  return (
    <Note tone={status === 'rejected' ? 'warm' : 'tint'} icon={MESSAGE_ICONS[status]}>
      <TeamMessage>{children}</TeamMessage>
    </Note>
  );
}
