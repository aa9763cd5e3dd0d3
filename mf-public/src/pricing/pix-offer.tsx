import { QrCode } from 'lucide-react';
import { formatBrl, type Cents } from 'shared-domain/money';
import { PIX_DISCOUNT_PERCENT, pixPrice } from 'shared-domain/plans';
import { copy } from './copy';
import styles from './pix-offer.module.css';

/** Price of the plan by Pix. */
export function PixOffer({ price }: { readonly price: Cents }) {
  return (
    <p className={styles.offer}>
      <QrCode aria-hidden="true" />
      <span>
        {copy.pixBefore}
        <b>{copy.pixDiscount(PIX_DISCOUNT_PERCENT)}</b>:{' '}
        <span className={styles.price}>{formatBrl(pixPrice(price))}</span>
      </span>
    </p>
  );
}
