interface WaitingArtProps {
  readonly className: string | undefined;
}

/** Two capsules with a line of dots between them, under one slow breath. */
export function WaitingArt({ className }: WaitingArtProps) {
  return (
    <svg width="260" viewBox="0 0 260 150" className={className} aria-hidden="true">
      <circle cx="130" cy="62" r="52" fill="var(--color-brand-hover)" />
      <path
        d="M84 52 C 104 14, 156 14, 176 52"
        fill="none"
        stroke="var(--art-two)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="0.1 9"
      />
      <rect
        x="60"
        y="52"
        width="34"
        height="88"
        rx="17"
        transform="rotate(-14 77 120)"
        fill="var(--art-line)"
      />
      <rect
        x="166"
        y="66"
        width="34"
        height="74"
        rx="17"
        transform="rotate(14 183 120)"
        fill="var(--art-two)"
      />
    </svg>
  );
}
