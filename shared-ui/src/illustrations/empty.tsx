import { Capsule } from './capsule';
import { SmallIllustration } from './small-illustration';

/** Empty state: the capsules are apart, with a dotted arc between them. */
export function EmptyIllustration() {
  return (
    <SmallIllustration height={132}>
      <ellipse cx="100" cy="120" rx="92" ry="9" fill="var(--art-ground)" />
      <Capsule x={43} y={42} width={30} height={73} lean={-14} color="one-soft" />
      <Capsule x={127} y={54} width={30} height={61} lean={14} color="two-soft" />
      <path
        d="M52 24C70-4 132 0 148 34"
        fill="none"
        stroke="var(--art-line)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeDasharray="1 9"
      />
    </SmallIllustration>
  );
}
