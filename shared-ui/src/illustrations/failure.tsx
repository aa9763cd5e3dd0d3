import { Capsule } from './capsule';
import { SmallIllustration } from './small-illustration';

/** Failure: the capsules lean apart. */
export function FailureIllustration() {
  return (
    <SmallIllustration height={132}>
      <ellipse cx="100" cy="120" rx="92" ry="9" fill="var(--art-ground-warm)" />
      <Capsule x={55} y={36} width={30} height={79} lean={22} color="one" />
      <Capsule x={135} y={60} width={30} height={55} lean={32} color="two" />
      <circle cx="118" cy="62" r="3.5" fill="var(--art-spark)" />
      <circle cx="129" cy="50" r="3.5" fill="var(--art-spark)" />
      <circle cx="116" cy="44" r="3.5" fill="var(--art-spark)" />
    </SmallIllustration>
  );
}
