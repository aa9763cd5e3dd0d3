import { Capsule } from './capsule';
import { SmallIllustration } from './small-illustration';

/** Sent: one capsule leans towards the other, with a spark between them. */
export function SentIllustration() {
  return (
    <SmallIllustration height={150}>
      <ellipse cx="100" cy="138" rx="92" ry="9" fill="var(--art-ground-warm)" />
      <Capsule x={59} y={36} width={34} height={97} lean={-10} color="one-mid" />
      <Capsule x={111} y={58} width={34} height={75} lean={12} color="two-soft" />
      <circle cx="102" cy="14" r="4" fill="var(--art-two-strong)" />
      <circle cx="118" cy="18" r="4" fill="var(--art-two)" />
      <circle cx="133" cy="27" r="4" fill="var(--art-two-soft)" />
    </SmallIllustration>
  );
}
