import { Capsule } from './capsule';

// At most one per page: a fixed id keeps the prerendered markup stable.
const FRAME = 'meeting-window';

/** The large illustration of the landing page: two capsules in an arched window before a pulsing sun. */
export function HeroIllustration({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 512 580" className={className} aria-hidden="true">
      <clipPath id={FRAME}>
        <path d="M0 256a256 256 0 0 1 512 0v284a40 40 0 0 1-40 40H40a40 40 0 0 1-40-40z" />
      </clipPath>
      <g clipPath={`url(#${FRAME})`}>
        <path d="M0 0h512v580H0z" fill="var(--art-ground)" />
        <circle className="breath last" cx="262" cy="168" r="204" fill="var(--art-light)" opacity=".26" />
        <circle className="breath later" cx="262" cy="168" r="142" fill="var(--art-light)" opacity=".36" />
        <circle className="breath" cx="262" cy="168" r="76" fill="var(--art-two-soft)" />
        <ellipse cx="226" cy="610" rx="430" ry="170" fill="var(--art-hill)" />
        <ellipse cx="480" cy="624" rx="270" ry="130" fill="var(--art-one-soft)" opacity=".55" />
        <Capsule x={200} y={166} width={134} height={329} lean={24} color="two" />
        <Capsule x={174} y={98} width={134} height={397} lean={-24} color="one" />
        <path
          d="M254 292.47l48.21 108.28A67 67 0 0 1 254 493.73a67 67 0 0 1 -48.21 -92.98z"
          fill="var(--art-bond)"
        />
      </g>
    </svg>
  );
}
