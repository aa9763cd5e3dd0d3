import { Capsule } from './capsule';

/** The two capsules on a dark background, for the side of a sign-in page. Covers its box from the top. */
export function SignInIllustration({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="0 0 560 680" preserveAspectRatio="xMidYMin slice" className={className} aria-hidden="true">
      <rect width="560" height="680" fill="var(--art-deep)" />
      <circle cx="292" cy="150" r="226" fill="var(--art-light)" opacity=".035" />
      <circle cx="292" cy="150" r="150" fill="var(--art-light)" opacity=".045" />
      <circle className="breath" cx="292" cy="150" r="70" fill="var(--art-two-soft)" />
      <Capsule x={233} y={158} width={132} height={328} lean={24} color="two" />
      <Capsule x={207} y={90} width={132} height={396} lean={-24} color="one-mid" />
      <path
        d="M286 286.93l47.29 106.22A66 66 0 0 1 286 484.71a66 66 0 0 1 -47.29 -91.55z"
        fill="var(--art-bond-deep)"
      />
    </svg>
  );
}
