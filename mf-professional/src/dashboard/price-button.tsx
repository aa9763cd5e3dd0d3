import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { formatConsultationPrice } from 'shared-domain/consultation-price';
import { Button } from 'shared-ui/button';
import { copy } from './copy';
import styles from './price-button.module.css';
import { PriceDialog } from './price-dialog';
import type { Practice } from './use-practice';

const words = copy.price;

/** The current price, with a button to change it. */
export function PriceButton({ practice }: { readonly practice: Practice | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        icon={<Wallet aria-hidden="true" />}
        disabled={!practice}
        onClick={() => setOpen(true)}
      >
        {words.open}
        {practice && <span className={styles.price}>{formatConsultationPrice(practice.price)}</span>}
      </Button>
      {practice && isOpen && <PriceDialog price={practice.price} onClose={() => setOpen(false)} />}
    </>
  );
}
