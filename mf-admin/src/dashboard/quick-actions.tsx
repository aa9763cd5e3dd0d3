import {
  CalendarDays,
  Inbox,
  MessageSquareQuote,
  Percent,
  ScrollText,
  UserRoundCheck,
  type LucideIcon,
} from 'lucide-react';
import { feeOfFraction, formatFeePercent } from 'shared-domain/fee';
import { NOT_COUNTED } from 'shared-ui/count';
import { QuickCard } from 'shared-ui/quick-card';
import { copy } from './copy';
import { usePageAccess } from '../parts/team/use-team-access';
import styles from './quick-actions.module.css';
import type { Overview } from './use-overview';

interface Action {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly title: string;
  /** The counts for its hint. */
  readonly note: (overview: Overview) => string;
}

const ACTIONS: readonly Action[] = [
  {
    to: '/admin/professionals/approval',
    icon: UserRoundCheck,
    title: copy.approve,
    note: ({ pending_applications }) => copy.approveNote(pending_applications),
  },
  {
    to: '/admin/consultations',
    icon: CalendarDays,
    title: copy.seeConsultations,
    note: ({ consultations_this_month }) =>
      copy.seeConsultationsNote(consultations_this_month.toLocaleString('pt-BR')),
  },
  {
    to: '/admin/platform-fees',
    icon: Percent,
    title: copy.fee,
    note: ({ fee_percentage }) => copy.feeNote(formatFeePercent(feeOfFraction(fee_percentage))),
  },
  {
    to: '/admin/depoimentos',
    icon: MessageSquareQuote,
    title: copy.testimonials,
    note: ({ pending_testimonials }) => copy.testimonialsNote(pending_testimonials),
  },
  {
    to: '/admin/mensagens',
    icon: Inbox,
    title: copy.messages,
    note: ({ unread_messages, open_privacy_requests }) =>
      [
        copy.messagesNote(unread_messages),
        ...(open_privacy_requests > 0 ? [copy.privacyNote(open_privacy_requests)] : []),
      ].join(', '),
  },
  { to: '/admin/auditoria', icon: ScrollText, title: copy.audit, note: () => copy.auditNote },
];

interface QuickActionsProps {
  /** Undefined while the figures load or if they failed. */
  readonly overview: Overview | undefined;
  readonly isFailed: boolean;
}

/** The links are available even if the figures failed; each hint then reports it. */
export function QuickActions({ overview, isFailed }: QuickActionsProps) {
  const opens = usePageAccess();
  const unknown = isFailed ? NOT_COUNTED : undefined;
  return (
    <section>
      <h2 className={styles.heading}>{copy.actions}</h2>
      <nav aria-label={copy.actions} className={styles.actions}>
        {ACTIONS.filter(({ to }) => opens(to)).map(({ note, ...action }) => (
          <QuickCard key={action.to} {...action} hint={overview ? note(overview) : unknown} />
        ))}
      </nav>
    </section>
  );
}
