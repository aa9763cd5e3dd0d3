import { Capsule } from '../illustrations';

/** Illustration: the capsules far apart, joined by a dotted arc. */
export function NotFoundIllustration({ className }: { readonly className?: string | undefined }) {
  return (
    <svg width="300" height="190" viewBox="0 0 300 190" className={className} aria-hidden="true">
      <ellipse cx="150" cy="174" rx="138" ry="12" fill="var(--art-ground)" />
      <Capsule x={62} y={56} width={44} height={112} lean={-16} color="one" />
      <Capsule x={196} y={82} width={44} height={86} lean={18} color="two" />
      <path
        d="M74 26C104-8 194 0 224 50"
        fill="none"
        stroke="var(--art-line)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 12"
      />
    </svg>
  );
}
