import styles from './illustrations.module.css';

/** Registration check: two discs meet with a check mark between them. */
export function Verified() {
  return (
    <svg viewBox="0 0 336 216" className={styles.window} aria-hidden="true">
      <rect width="336" height="216" fill="var(--art-ground)" />
      <circle cx="204" cy="108" r="64" fill="var(--art-two)" />
      <circle cx="136" cy="108" r="64" fill="var(--art-one)" />
      <path d="M170 53.78a64 64 0 0 1 0 108.44a64 64 0 0 1 0-108.44z" fill="var(--art-bond)" />
      <path
        d="M154 109l11.5 12 21-24"
        fill="none"
        stroke="var(--art-light)"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
