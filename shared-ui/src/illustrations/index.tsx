export { Capsule } from './capsule';
export { SignInIllustration } from './sign-in';
export { HeroIllustration } from './hero';
export { SuccessIllustration } from './success';
export { EmptyIllustration } from './empty';
export { SentIllustration } from './sent';
export { UnavailableIllustration } from './unavailable';
export { FailureIllustration } from './failure';
