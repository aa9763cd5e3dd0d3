import {
  CalendarDays,
  ChevronRight,
  Inbox,
  MessageSquareQuote,
  Percent,
  UserRoundCheck,
  type LucideIcon,
} from 'lucide-react';
import { feeOfFraction, formatFeePercent } from 'shared-domain/fee';
import { Link } from 'shared-portal/router';
import { copy } from './copy';
import styles from './quick-actions.module.css';
import type { Overview } from './use-overview';

interface Action {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly label: string;
  /** What is known of it; nothing while the figures load or fail. */
  readonly note: (overview: Overview) => string;
}

const ACTIONS: readonly Action[] = [
  {
    to: '/admin/professionals/approval',
    icon: UserRoundCheck,
    label: copy.approve,
    note: ({ pending_applications }) => copy.approveNote(pending_applications),
  },
  {
    to: '/admin/consultations',
    icon: CalendarDays,
    label: copy.seeConsultations,
    note: ({ consultations_this_month }) =>
      copy.seeConsultationsNote(consultations_this_month.toLocaleString('pt-BR')),
  },
  {
    to: '/admin/platform-fees',
    icon: Percent,
    label: copy.fee,
    note: ({ fee_percentage }) => copy.feeNote(formatFeePercent(feeOfFraction(fee_percentage))),
  },
  {
    to: '/admin/depoimentos',
    icon: MessageSquareQuote,
    label: copy.testimonials,
    note: ({ pending_testimonials }) => copy.testimonialsNote(pending_testimonials),
  },
  {
    to: '/admin/mensagens',
    icon: Inbox,
    label: copy.messages,
    note: ({ unread_messages, unread_privacy_requests }) =>
      [
        copy.messagesNote(unread_messages),
        ...(unread_privacy_requests > 0 ? [copy.privacyNote(unread_privacy_requests)] : []),
      ].join(', '),
  },
];

/** The ways on, also when the figures cannot be loaded. */
export function QuickActions({ overview }: { overview: Overview | undefined }) {
  return (
    <section>
      <h2 className={styles.heading}>{copy.actions}</h2>
      <nav aria-label={copy.actions} className={styles.actions}>
        {ACTIONS.map(({ to, icon: Icon, label, note }) => (
          <Link key={to} to={to} className={styles.action}>
            <span className={styles.disc}>
              <Icon aria-hidden="true" />
            </span>
            <span>
              <b>{label}</b>
              <small>{overview && note(overview)}</small>
            </span>
            <ChevronRight aria-hidden="true" />
          </Link>
        ))}
      </nav>
    </section>
  );
}
