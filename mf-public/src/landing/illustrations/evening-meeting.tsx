import { Capsule } from 'shared-ui/illustrations';

/** Two figures under an evening sun on a dark background, cropped by the banner's edges. */
export function EveningMeeting({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 520 520" className={className} aria-hidden="true">
      <circle className="breath last" cx="300" cy="150" r="220" fill="var(--art-light)" opacity=".035" />
      <circle className="breath later" cx="300" cy="150" r="150" fill="var(--art-light)" opacity=".04" />
      <circle className="breath" cx="300" cy="150" r="74" fill="var(--art-two-soft)" opacity=".9" />
      <Capsule x={238} y={160} width={148} height={414} lean={24} color="two" />
      <Capsule x={210} y={80} width={148} height={494} lean={-24} color="one" />
      <path
        d="M298 349.5L351.6 469.9A74 74 0 0 1 298 572.66A74 74 0 0 1 244.4 469.9z"
        fill="var(--art-bond-deep)"
      />
    </svg>
  );
}
