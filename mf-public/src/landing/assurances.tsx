import { Lock, MapPin, ShieldCheck } from 'lucide-react';
import styles from './assurances.module.css';
import { copy } from './copy';

const { assurances } = copy.benefits;

/** The portal's promises about money and data, in one line. */
export function Assurances() {
  return (
    <ul className={styles.assurances} aria-label={assurances.label}>
      <li>
        <Lock aria-hidden="true" />
        {assurances.payments}
      </li>
      <li>
        <ShieldCheck aria-hidden="true" />
        {assurances.law}
      </li>
      <li>
        <MapPin aria-hidden="true" />
        {assurances.data}
      </li>
    </ul>
  );
}
