import type { ReactNode } from 'react';
import {
  CalendarCheck2,
  Check,
  CircleQuestionMark,
  Clock3,
  MessageCircleQuestionMark,
  X,
} from 'lucide-react';
import type { StatusLabel, Tone } from 'shared-domain/status';
import { classNames } from '../class-names';
import { Tooltip } from '../tooltip';
import styles from './status-badge.module.css';

const ICONS: Record<Tone, ReactNode> = {
  pending: <Clock3 aria-hidden="true" />,
  confirmed: <CalendarCheck2 aria-hidden="true" />,
  completed: <Check aria-hidden="true" />,
  cancelled: <X aria-hidden="true" />,
  neutral: <CircleQuestionMark aria-hidden="true" />,
  info: <MessageCircleQuestionMark aria-hidden="true" />,
};

export interface StatusBadgeProps {
  /** Word, tone and hint, from one of the label maps of shared-domain/status. */
  readonly label: StatusLabel;
  /** Instead of the tone's own icon. */
  readonly icon?: ReactNode;
  readonly className?: string | undefined;
}

/** A status: colour, icon and word together. Where the word hides the true status, a tooltip names it. */
export function StatusBadge({ label, icon = ICONS[label.tone], className }: StatusBadgeProps) {
  const badge = (
    <span className={classNames(styles.badge, styles[label.tone], className)}>
      {icon}
      {label.text}
    </span>
  );
  return label.hint ? <Tooltip text={label.hint}>{badge}</Tooltip> : badge;
}
