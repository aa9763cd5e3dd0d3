import { Capsule } from './capsule';
import { SmallIllustration } from './small-illustration';

/** Success: the capsules touch, with a sun between them. */
export function SuccessIllustration() {
  return (
    <SmallIllustration height={150}>
      <ellipse cx="100" cy="138" rx="92" ry="9" fill="var(--art-ground)" />
      <circle cx="101" cy="44" r="24" fill="var(--art-ground-warm)" className="breath" />
      <Capsule x={86.5} y={45} width={34} height={89} lean={23} color="two" />
      <Capsule x={79.5} y={29} width={34} height={105} lean={-23} color="one" />
      <path
        d="M100 81.74l12.15 28.62A17 17 0 0 1 100 133.64a17 17 0 0 1 -12.15 -23.28z"
        fill="var(--art-bond)"
      />
    </SmallIllustration>
  );
}
