import { Capsule } from 'shared-ui/illustrations';

/** A pie chart whose slice is distributed to three animated projects. */
export function SharedProfit({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 480 380" className={className} aria-hidden="true">
      <g fill="none" strokeLinecap="round">
        <path d="M150 190C250 190 250 84 352 84" stroke="var(--art-ground)" strokeWidth="44" />
        <path d="M150 190C250 190 270 214 392 214" stroke="var(--art-ground-warm)" strokeWidth="38" />
        <path d="M150 190C240 190 240 318 326 318" stroke="var(--art-ground-sand)" strokeWidth="32" />
      </g>
      <circle cx="132" cy="190" r="112" fill="var(--art-one)" />
      {/* Slightly larger than the disc, so that no green is visible along its edge. */}
      <path d="M212.69 112.33a110.9 110.9 0 0 1 0 155.34a92 92 0 0 1 0-155.34z" fill="var(--art-two)" />
      <Company />
      <Growth />
      <Shoot />
    </svg>
  );
}

function Company() {
  return (
    <g className="breath">
      <circle cx="352" cy="84" r="60" fill="var(--art-one-soft)" />
      <circle cx="366" cy="86" r="22" fill="var(--art-ground)" />
      <circle cx="338" cy="86" r="22" fill="var(--art-one)" />
      <path d="M352 69.03a22 22 0 0 1 0 33.94a22 22 0 0 1 0-33.94z" fill="var(--art-bond-deep)" />
    </g>
  );
}

function Growth() {
  return (
    <g className="breath later">
      <circle cx="400" cy="214" r="54" fill="var(--art-two-soft)" />
      <rect x="374" y="196" width="15" height="44" rx="7.5" fill="var(--art-spark)" />
      <rect x="393" y="184" width="15" height="56" rx="7.5" fill="var(--art-two-deep)" />
      <rect x="412" y="202" width="15" height="38" rx="7.5" fill="var(--art-spark)" />
    </g>
  );
}

function Shoot() {
  return (
    <g className="breath last">
      <circle cx="326" cy="318" r="45" fill="var(--art-sand)" />
      <Capsule x={319.5} y={310} width={13} height={32.5} lean={-30} color="one" />
      <Capsule x={319.5} y={306} width={13} height={36.5} lean={24} color="one-mid" />
    </g>
  );
}
