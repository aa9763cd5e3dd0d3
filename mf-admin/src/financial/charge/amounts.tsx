import { formatBrl } from 'shared-domain/money';
import styles from './charge.module.css';
import { copy } from './copy';
import type { ChargeDetails } from './use-charge';

/** Where the money of a charge is. */
export function Amounts({ charge }: { readonly charge: ChargeDetails }) {
  const { amount, fee, professional, returned, toReturn } = charge;
  return (
    <dl className={styles.amounts}>
      <Line label={copy.amount} value={formatBrl(amount)} />
      <Line label={copy.fee} value={formatBrl(fee)} />
      <Line label={copy.professional} value={formatBrl(professional)} />
      {returned > 0 && <Line label={copy.returned} value={formatBrl(returned)} />}
      {toReturn > 0 && <Line label={copy.toReturn} value={formatBrl(toReturn)} isTotal />}
    </dl>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly isTotal?: boolean;
}

function Line({ label, value, isTotal = false }: LineProps) {
  return (
    <div className={isTotal ? styles.total : undefined}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
