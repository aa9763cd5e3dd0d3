import { SmallIllustration } from './small-illustration';

/** Unavailable: a part of the portal is switched off. */
export function UnavailableIllustration() {
  return (
    <SmallIllustration height={132}>
      <ellipse cx="100" cy="120" rx="92" ry="9" fill="var(--art-ground-sand)" />
      <path d="M149.3 14.2a22 22 0 1 1-22.1 33.2 20 20 0 0 0 22.1-33.2z" fill="var(--art-two-soft)" />
      <rect x="38" y="82" width="124" height="32" rx="16" fill="var(--art-hill)" />
      <g className="breath">
        <rect x="62" y="56" width="88" height="32" rx="16" fill="var(--art-one)" />
      </g>
    </SmallIllustration>
  );
}
