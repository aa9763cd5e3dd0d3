import { Check, Clock3, MessageCircleQuestionMark, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from 'shared-ui/button';
import type { ApplicationStanding } from './application-standing';
import styles from './application-banner.module.css';
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
  readonly tone: string | undefined;
  /** What to do next is up to the person. */
  readonly isUrgent: boolean;
}

const IN_REVIEW: Omit<Look, 'words'> = {
  to: '/professional/pending',
  icon: <Clock3 aria-hidden="true" />,
  tone: styles.pending,
  isUrgent: false,
};

const LOOKS: Record<ApplicationStanding['status'], Look> = {
  pending: { words: copy.pending, ...IN_REVIEW },
  withdrawn: { words: copy.withdrawn, ...IN_REVIEW },
  needs_info: {
    words: copy.needsInfo,
    to: '/professional/apply',
    icon: <MessageCircleQuestionMark aria-hidden="true" />,
    tone: styles.info,
    isUrgent: true,
  },
  rejected: {
    words: copy.rejected,
    to: '/professional/apply',
    icon: <X aria-hidden="true" />,
    tone: styles.rejected,
    isUrgent: false,
  },
  approved: {
    words: copy.approved,
    to: '/professional/dashboard',
    icon: <Check aria-hidden="true" />,
    tone: styles.approved,
    isUrgent: true,
  },
};

/** How the application to become a professional stands, what the team wrote, and the way on. */
export function ApplicationBanner({ standing }: { standing: ApplicationStanding }) {
  const { words, to, icon, tone, isUrgent } = LOOKS[standing.status];
  const { status, message } = standing;
  return (
    <section className={`${styles.banner} ${tone}`} aria-label={copy.application}>
      <span className={styles.disc}>{icon}</span>
      <div>
        <p className={styles.eyebrow}>{copy.application}</p>
        <h2>{words.title}</h2>
        <p>
          {words.text}
          {status === 'rejected' && message && ` ${copy.rejected.reasonGiven}`}
        </p>
        {message && <blockquote>{message}</blockquote>}
      </div>
      <ButtonLink variant={isUrgent ? 'primary' : 'outline'} to={to}>
        {words.action}
      </ButtonLink>
    </section>
  );
}
