import { PRODUCT_NAME } from 'shared-domain/product';
import { Link } from 'shared-portal/router';
import { Capsule } from '../illustrations';
import { WORDMARK_PATH } from './wordmark-path';
import styles from './logo.module.css';

/** The two leaning capsules with their overlap (on a 40 by 40 grid). */
function Capsules() {
  return (
    <>
      <Capsule x={14.65} y={5.5} width={13.5} height={32.25} lean={23} color="two" />
      <Capsule x={11.85} y={1} width={13.5} height={36.75} lean={-23} color="one" />
      <path
        d="M20 17.02l4.81 11.34A6.75 6.75 0 0 1 20 37.6a6.75 6.75 0 0 1 -4.81 -9.24z"
        fill="var(--art-bond)"
      />
    </>
  );
}

/** The mark alone, decorative. */
export function LogoMark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true">
      <Capsules />
    </svg>
  );
}

/** Mark and word; read as the product's name. */
export function Logo({ size = 'md' }: { readonly size?: 'sm' | 'md' }) {
  return (
    <svg viewBox="0 0 151 40" className={styles[size]} role="img" aria-label={PRODUCT_NAME}>
      <Capsules />
      <g transform="translate(42 31.4) scale(.338)">
        <path fill="var(--color-ink)" d={WORDMARK_PATH} />
        <path fill="var(--art-spark)" d="M77.9 -73.4H91.6L76.9 -57.4H67.5Z" />
      </g>
    </svg>
  );
}

/** The logo as a link to the landing page. */
export function LogoLink({ size = 'md' }: { readonly size?: 'sm' | 'md' }) {
  return (
    <Link to="/" className={styles.link}>
      <Logo size={size} />
    </Link>
  );
}
