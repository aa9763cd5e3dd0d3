import { Check, CirclePause, Clock3, MessageCircleQuestionMark, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApplicationBanner, type ApplicationBannerProps } from 'shared-ui/application-banner';
import { ButtonLink } from 'shared-ui/button';
import type { ApplicationProgress } from './application-progress';
import { copy } from './copy';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

interface Look {
  readonly words: Words;
  readonly to: string;
  readonly icon: ReactNode;
  readonly tone: ApplicationBannerProps['tone'];
  /** The next step is up to the user. */
  readonly isUrgent: boolean;
}

const IN_REVIEW: Omit<Look, 'words'> = {
  to: '/professional/pending',
  icon: <Clock3 aria-hidden="true" />,
  tone: 'pending',
  isUrgent: false,
};

const LOOKS: Record<ApplicationProgress['status'], Look> = {
  pending: { words: copy.pending, ...IN_REVIEW },
  withdrawn: { words: copy.withdrawn, ...IN_REVIEW },
  suspended: {
    words: copy.suspended,
    to: '/professional/pending',
    icon: <CirclePause aria-hidden="true" />,
    tone: 'rejected',
    isUrgent: true,
  },
  needs_info: {
    words: copy.needsInfo,
    to: '/professional/apply',
    icon: <MessageCircleQuestionMark aria-hidden="true" />,
    tone: 'info',
    isUrgent: true,
  },
  rejected: {
    words: copy.rejected,
    to: '/professional/apply',
    icon: <X aria-hidden="true" />,
    tone: 'rejected',
    isUrgent: false,
  },
  approved: {
    words: copy.approved,
    to: '/professional/dashboard',
    icon: <Check aria-hidden="true" />,
    tone: 'approved',
    isUrgent: true,
  },
};

/** Status of the application to become a professional, with the next step. */
export function ApplicationProgressBanner({
  progress: { status, message },
}: {
  progress: ApplicationProgress;
}) {
  const { words, to, icon, tone, isUrgent } = LOOKS[status];
  const reason = status === 'rejected' && message ? ` ${copy.rejected.reasonGiven}` : '';
  return (
    <ApplicationBanner
      tone={tone}
      icon={icon}
      eyebrow={copy.application}
      title={words.title}
      text={`${words.text}${reason}`}
      message={message}
      action={
        <ButtonLink variant={isUrgent ? 'primary' : 'outline'} to={to}>
          {words.action}
        </ButtonLink>
      }
    />
  );
}
