import { CircleAlert, MessageCircleQuestionMark } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayOf, formatDayNumeric } from 'shared-domain/schedule';
import {
  APPLICANT_LABELS,
  APPLICATION_LABELS,
  SUSPENDED_LABEL,
  type StatusLabel,
} from 'shared-domain/status';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { classNames } from 'shared-ui/class-names';
import { EmptyIllustration, UnavailableIllustration } from 'shared-ui/illustrations';
import { StatusBadge } from 'shared-ui/status-badge';
import { Steps } from 'shared-ui/steps';
import { unbroken } from 'shared-ui/unbroken';
import { copy } from './copy';
import { Apart, Asking, LeaningIn } from './illustrations';
import type { ApprovalProgress } from './approval-progress';
import styles from './status-card.module.css';

type Shown = Exclude<ApprovalProgress, { readonly kind: 'approved' }>;

/** The applicant's status, the team's message, and the next step. */
export function StatusCard({ progress }: { readonly progress: Shown }) {
  switch (progress.kind) {
    case 'pending':
      return <InReview sentAt={progress.sentAt} />;
    case 'suspended':
      return (
        <Frame
          art={<UnavailableIllustration />}
          badge={suspendedLabel(progress.since)}
          title={copy.suspendedTitle}
          text={copy.suspendedText}
          action={
            <>
              <ButtonLink to="/contato">{copy.answerTeam}</ButtonLink>
              <ButtonLink variant="text" to="/professional/agenda">
                {copy.seeAgenda}
              </ButtonLink>
              <ButtonLink variant="text" to="/professional/pacientes">
                {copy.seePatients}
              </ButtonLink>
              <ButtonLink variant="text" to="/professional/agenda/horarios">
                {copy.seeHours}
              </ButtonLink>
              <ButtonLink variant="text" to="/professional/financeiro">
                {copy.seeEarnings}
              </ButtonLink>
            </>
          }
        >
          <Message tone="info" icon={<MessageCircleQuestionMark aria-hidden="true" />}>
            {progress.message}
          </Message>
          <p>{unbroken(copy.suspendedAnswer)}</p>
        </Frame>
      );
    case 'needs_info':
      return (
        <Frame
          art={<Asking />}
          badge={APPLICATION_LABELS.needs_info}
          title={APPLICANT_LABELS.needs_info.text}
          text={copy.needsInfoText}
          action={<ButtonLink to="/apply-professional">{copy.update}</ButtonLink>}
        >
          <Message tone="info" icon={<MessageCircleQuestionMark aria-hidden="true" />}>
            {progress.message}
          </Message>
        </Frame>
      );
    case 'rejected':
      return (
        <Frame
          art={<Apart />}
          badge={APPLICATION_LABELS.rejected}
          title={APPLICANT_LABELS.rejected.text}
          text={copy.rejectedText}
        >
          <Message tone="refused" icon={<CircleAlert aria-hidden="true" />}>
            {progress.message}
          </Message>
        </Frame>
      );
    case 'none':
      return (
        <Frame
          art={<EmptyIllustration />}
          title={copy.noneTitle}
          text={copy.noneText}
          action={<ButtonLink to="/professional/apply">{copy.apply}</ButtonLink>}
        />
      );
  }
}

const suspendedLabel = (since: string | null): StatusLabel => ({
  ...SUSPENDED_LABEL,
  tone: 'neutral',
  ...(since !== null && { text: copy.suspendedSince(SUSPENDED_LABEL.text, formatDayNumeric(dayOf(since))) }),
});

function InReview({ sentAt }: { readonly sentAt: string | null }) {
  return (
    <Frame
      art={<LeaningIn />}
      badge={APPLICATION_LABELS.pending}
      title={APPLICANT_LABELS.pending.text}
      text={sentAt ? copy.pendingText : copy.withdrawnText}
    >
      {sentAt && (
        <Steps
          steps={[
            { title: copy.sentOn(formatDayNumeric(dayOf(sentAt))) },
            { title: copy.checking },
            { title: copy.analysis },
            { title: copy.answer },
          ]}
          now={1}
        />
      )}
    </Frame>
  );
}

interface FrameProps {
  readonly art: ReactNode;
  readonly badge?: StatusLabel;
  readonly title: string;
  readonly text: string;
  /** Shown before the two back links. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

function Frame({ art, badge, title, text, action, children }: FrameProps) {
  return (
    <Card as="section" className={styles.card}>
      {art}
      <div className={styles.words}>
        {badge && <StatusBadge label={badge} />}
        <h2>{title}</h2>
        <p>{unbroken(text)}</p>
        {children}
        <div className={styles.ways}>
          {action}
          <ButtonLink variant="outline" to="/patient/dashboard">
            {copy.patientDashboard}
          </ButtonLink>
          <ButtonLink variant="text" to="/">
            {copy.home}
          </ButtonLink>
        </div>
      </div>
    </Card>
  );
}

interface MessageProps {
  readonly tone: 'info' | 'refused';
  readonly icon: ReactNode;
  readonly children: string | null;
}

function Message({ tone, icon, children }: MessageProps) {
  if (!children) return null;
  return (
    <div className={classNames(styles.message, styles[tone])}>
      {icon}
      <div>
        <b>{copy.message}</b>
        <p>{children}</p>
      </div>
    </div>
  );
}
