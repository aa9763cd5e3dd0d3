import { ArrowRight } from 'lucide-react';
import { cents, formatBrl } from 'shared-domain/money';
import { labelOf, UNKNOWN_STATUS } from 'shared-domain/status';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { StatusBadge } from 'shared-ui/status-badge';
import { chargeAddress } from '../parts/charge/charge-address';
import { CHARGE_LABELS } from '../parts/charge/charge-state';
import { shortInstant } from '../parts/charge/when';
import styles from './consultation.module.css';
import { copy } from './copy';
import type { Consultation } from './use-consultation';

interface PaymentCardProps {
  readonly consultation: Consultation;
  readonly now: Date;
}

/** The payment, for roles that read money. */
export function PaymentCard({ consultation: { payment }, now }: PaymentCardProps) {
  if (!payment) return null;
  const { id, state, amount_cents, paid_at, fee_cents, returned_cents } = payment;
  return (
    <Card as="section" aria-labelledby="payment" className={styles.payment}>
      <div className={styles.paymentHead}>
        <h2 id="payment">{copy.payment}</h2>
        <StatusBadge label={labelOf(CHARGE_LABELS, state, UNKNOWN_STATUS)} />
      </div>
      <dl className={styles.amounts}>
        <div>
          <dt>{paid_at ? copy.paidOn(shortInstant(paid_at, now)) : copy.amount}</dt>
          <dd>{formatBrl(cents(amount_cents))}</dd>
        </div>
        {returned_cents > 0 && (
          <div>
            <dt>{copy.returned}</dt>
            <dd>{formatBrl(cents(returned_cents))}</dd>
          </div>
        )}
        {paid_at && (
          <div>
            <dt>{copy.fee}</dt>
            <dd>{formatBrl(cents(fee_cents))}</dd>
          </div>
        )}
      </dl>
      {paid_at && <p className={styles.muted}>{copy.feeNote}</p>}
      <ButtonLink
        variant="text"
        size="sm"
        to={chargeAddress(id)}
        icon={<ArrowRight aria-hidden="true" />}
        className={styles.charge}
      >
        {copy.openCharge}
      </ButtonLink>
    </Card>
  );
}
