import type { ReactNode } from 'react';
import {
  CalendarCheck2,
  Check,
  CircleAlert,
  CirclePause,
  CircleQuestionMark,
  Clock3,
  ClockAlert,
  Eraser,
  EyeOff,
  LockKeyhole,
  MailQuestionMark,
  MessageCircleQuestionMark,
  MessageSquareOff,
  Undo2,
  UserRoundX,
  X,
} from 'lucide-react';
import type { Sign, StatusLabel, Tone } from 'shared-domain/status';
import { classNames } from '../class-names';
import { Tooltip } from '../tooltip';
import styles from './status-badge.module.css';

const ICONS: Record<Tone | Sign, ReactNode> = {
  pending: <Clock3 aria-hidden="true" />,
  confirmed: <CalendarCheck2 aria-hidden="true" />,
  completed: <Check aria-hidden="true" />,
  cancelled: <X aria-hidden="true" />,
  neutral: <CircleQuestionMark aria-hidden="true" />,
  info: <MessageCircleQuestionMark aria-hidden="true" />,
  done: <Check aria-hidden="true" />,
  absent: <UserRoundX aria-hidden="true" />,
  overdue: <ClockAlert aria-hidden="true" />,
  failed: <CircleAlert aria-hidden="true" />,
  reserved: <CalendarCheck2 aria-hidden="true" />,
  returned: <Undo2 aria-hidden="true" />,
  suspended: <CirclePause aria-hidden="true" />,
  blocked: <LockKeyhole aria-hidden="true" />,
  erased: <Eraser aria-hidden="true" />,
  unread: <MailQuestionMark aria-hidden="true" />,
  hidden: <EyeOff aria-hidden="true" />,
  unwritten: <MessageSquareOff aria-hidden="true" />,
};

export interface StatusBadgeProps {
  /** Text, tone, icon and hint, from a label map of shared-domain/status. */
  readonly label: StatusLabel;
  readonly className?: string | undefined;
}

/** A status with color, icon and text. If the text hides the exact status, a tooltip shows it. */
export function StatusBadge({ label, className }: StatusBadgeProps) {
  const badge = (
    <span className={classNames(styles.badge, styles[label.tone], className)}>
      {ICONS[label.sign ?? label.tone]}
      {label.text}
    </span>
  );
  return label.hint ? <Tooltip text={label.hint}>{badge}</Tooltip> : badge;
}
