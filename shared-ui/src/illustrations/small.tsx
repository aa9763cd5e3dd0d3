import type { ReactNode } from 'react';
import { Capsule } from './capsule';
import styles from './illustrations.module.css';

function Small({ height, children }: { readonly height: number; readonly children: ReactNode }) {
  return (
    <svg
      width="200"
      height={height}
      viewBox={`0 0 200 ${height}`}
      className={styles.small}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** They meet: something was done. A soft sun rests in the opening. */
export function Met() {
  return (
    <Small height={150}>
      <ellipse cx="100" cy="138" rx="92" ry="9" fill="var(--art-ground)" />
      <circle cx="101" cy="44" r="24" fill="var(--art-ground-warm)" className="breath" />
      <Capsule x={86.5} y={45} width={34} height={89} lean={23} colour="two" />
      <Capsule x={79.5} y={29} width={34} height={105} lean={-23} colour="one" />
      <path
        d="M100 81.74l12.15 28.62A17 17 0 0 1 100 133.64a17 17 0 0 1 -12.15 -23.28z"
        fill="var(--art-bond)"
      />
    </Small>
  );
}

/** Not yet met: nothing is here so far. Apart, with a dotted arc between them. */
export function NotYetMet() {
  return (
    <Small height={132}>
      <ellipse cx="100" cy="120" rx="92" ry="9" fill="var(--art-ground)" />
      <Capsule x={43} y={42} width={30} height={73} lean={-14} colour="one-soft" />
      <Capsule x={127} y={54} width={30} height={61} lean={14} colour="two-soft" />
      <path
        d="M52 24C70-4 132 0 148 34"
        fill="none"
        stroke="var(--art-line)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
    </Small>
  );
}

/** On the way: something was sent. One leans towards the other, and a spark goes over. */
export function OnTheWay() {
  return (
    <Small height={150}>
      <ellipse cx="100" cy="138" rx="92" ry="9" fill="var(--art-ground-warm)" />
      <Capsule x={59} y={36} width={34} height={97} lean={-10} colour="one-mid" />
      <Capsule x={111} y={58} width={34} height={75} lean={12} colour="two-soft" />
      <circle cx="102" cy="14" r="4" fill="var(--art-two-strong)" />
      <circle cx="118" cy="18" r="4" fill="var(--art-two)" />
      <circle cx="133" cy="27" r="4" fill="var(--art-two-soft)" />
    </Small>
  );
}

/** Slipped: something failed. Leaning away, never broken. */
export function Slipped() {
  return (
    <Small height={132}>
      <ellipse cx="100" cy="120" rx="92" ry="9" fill="var(--art-ground-warm)" />
      <Capsule x={55} y={36} width={30} height={79} lean={22} colour="one" />
      <Capsule x={135} y={60} width={30} height={55} lean={32} colour="two" />
      <circle cx="118" cy="62" r="3.5" fill="var(--art-spark)" />
      <circle cx="129" cy="50" r="3.5" fill="var(--art-spark)" />
      <circle cx="116" cy="44" r="3.5" fill="var(--art-spark)" />
    </Small>
  );
}

/** Resting: a part of the portal is unavailable. */
export function Resting() {
  return (
    <Small height={132}>
      <ellipse cx="100" cy="120" rx="92" ry="9" fill="var(--art-ground-sand)" />
      <path d="M149.3 14.2a22 22 0 1 1-22.1 33.2 20 20 0 0 0 22.1-33.2z" fill="var(--art-two-soft)" />
      <rect x="38" y="82" width="124" height="32" rx="16" fill="var(--art-hill)" />
      <g className="breath">
        <rect x="62" y="56" width="88" height="32" rx="16" fill="var(--art-one)" />
      </g>
    </Small>
  );
}
