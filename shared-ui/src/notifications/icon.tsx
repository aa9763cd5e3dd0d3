import {
  Bell,
  CalendarCheck2,
  CalendarClock,
  CalendarX2,
  MessageCircle,
  QrCode,
  Star,
  Undo2,
  UserRoundX,
  type LucideIcon,
} from 'lucide-react';
import { Disc, type DiscProps } from '../disc';

const ICONS: Readonly<Record<string, readonly [LucideIcon, DiscProps['tone']?]>> = {
  booked: [CalendarCheck2],
  booking: [CalendarCheck2],
  booked_for_you: [CalendarCheck2],
  series_made: [CalendarCheck2],
  paid: [QrCode],
  unpaid: [QrCode, 'warm'],
  charge_open: [QrCode, 'warm'],
  mark_undone: [QrCode, 'warm'],
  payment_reminder: [QrCode, 'warm'],
  wrong_amount: [QrCode, 'warm'],
  moved: [CalendarClock],
  proposed: [CalendarClock, 'warm'],
  proposal_accepted: [CalendarClock],
  proposal_refused: [CalendarClock],
  proposal_expired: [CalendarClock],
  proposal_withdrawn: [CalendarClock],
  cancelled: [CalendarX2],
  cancellation: [CalendarX2],
  absence: [UserRoundX, 'warm'],
  absence_decided: [UserRoundX],
  waited_for: [CalendarClock, 'warm'],
  series_ended: [CalendarX2],
  series_date_back: [CalendarClock],
  series_date_lost: [CalendarX2, 'warm'],
  refund_due: [Undo2],
  refunded: [Undo2],
  refund_withdrawn: [Undo2, 'warm'],
  payment_returned: [Undo2, 'warm'],
  message: [MessageCircle],
  review: [Star, 'warm'],
};

/** The picture of a kind of notification. */
export function NotificationIcon({ kind }: { readonly kind: string }) {
  const [Icon, tone] = ICONS[kind] ?? [Bell];
  return (
    <Disc tone={tone}>
      <Icon />
    </Disc>
  );
}
