import { Check, CircleAlert, Clock3, ClockAlert, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  HISTORY_LABELS,
  PAYMENT_LABELS,
  labelOf,
  UNKNOWN_STATUS,
  type PaymentStatus,
  type ShownStatus,
} from 'shared-domain/status';
import { StatusBadge } from 'shared-ui/status-badge';

/** How a consultation ended, or how it stands. */
export function OutcomeBadge({ status }: { status: ShownStatus }) {
  return (
    <StatusBadge
      label={labelOf(HISTORY_LABELS, status, UNKNOWN_STATUS)}
      icon={status === 'no_show' ? <UserRoundX aria-hidden="true" /> : undefined}
    />
  );
}

const PAYMENT_ICONS: Record<PaymentStatus, ReactNode> = {
  pending: <Clock3 aria-hidden="true" />,
  paid: <Check aria-hidden="true" />,
  failed: <CircleAlert aria-hidden="true" />,
  expired: <ClockAlert aria-hidden="true" />,
};

/** What became of a payment. Its sign is not the consultation's. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <StatusBadge label={PAYMENT_LABELS[status]} icon={PAYMENT_ICONS[status]} />;
}
