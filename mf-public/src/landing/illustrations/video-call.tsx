import styles from './illustrations.module.css';

/** Two people on one screen, each in their own room. */
export function VideoCall() {
  return (
    <svg viewBox="0 0 336 216" className={styles.window} aria-hidden="true">
      <rect width="336" height="216" fill="var(--art-ground-warm)" />
      <rect x="66" y="32" width="204" height="136" rx="26" fill="var(--art-light)" />
      <path d="M166 44H94a16 16 0 0 0-16 16v80a16 16 0 0 0 16 16h72z" fill="var(--art-hill)" />
      <path d="M170 44h72a16 16 0 0 1 16 16v80a16 16 0 0 1-16 16h-72z" fill="var(--art-two-soft)" />
      <path d="M94 156v-46a28 28 0 0 1 56 0v46z" fill="var(--art-one)" />
      <path d="M186 156v-34a28 28 0 0 1 56 0v34z" fill="var(--art-two-strong)" />
      <rect x="122" y="184" width="20" height="8" rx="4" fill="var(--art-two)" />
      <rect x="150" y="184" width="36" height="8" rx="4" fill="var(--art-one)" />
      <rect x="194" y="184" width="20" height="8" rx="4" fill="var(--art-two)" />
    </svg>
  );
}
