import type { ReactNode } from 'react';
import { Capsule } from 'shared-ui/illustrations';
import styles from './illustrations.module.css';

interface PairProps {
  readonly ground: string;
  readonly one: Upright;
  readonly two: Upright;
  readonly children?: ReactNode;
}

/** Color, horizontal position, upper edge and tilt of one of the two figures. */
interface Upright {
  readonly color: string;
  readonly x: number;
  readonly y: number;
  readonly lean: number;
}

const BASE = 133;

function Pair({ ground, one, two, children }: PairProps) {
  return (
    <svg width="200" height="150" viewBox="0 0 200 150" className={styles.pair} aria-hidden="true">
      <ellipse cx="100" cy="138" rx="92" ry="9" fill={ground} />
      <Capsule {...one} width={34} height={BASE - one.y} />
      <Capsule {...two} width={34} height={BASE - two.y} />
      {children}
    </svg>
  );
}

/** In review: one figure leans towards the other. */
export function LeaningIn() {
  return (
    <Pair
      ground="var(--art-ground-warm)"
      one={{ color: 'one-mid', x: 59, y: 36, lean: -10 }}
      two={{ color: 'two-soft', x: 111, y: 58, lean: 12 }}
    >
      <circle cx="102" cy="14" r="4" fill="var(--art-two-strong)" />
      <circle cx="118" cy="18" r="4" fill="var(--art-two)" />
      <circle cx="133" cy="27" r="4" fill="var(--art-two-soft)" />
    </Pair>
  );
}

/** The team has a question: a dotted arc connects the figures. */
export function Asking() {
  return (
    <Pair
      ground="var(--application-info-bg)"
      one={{ color: 'one-mid', x: 57, y: 36, lean: -10 }}
      two={{ color: 'two-soft', x: 117, y: 58, lean: 10 }}
    >
      <path
        d="M62 16C84-4 128-2 148 34"
        fill="none"
        stroke="var(--application-info-dot)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeDasharray="1 10"
      />
    </Pair>
  );
}

/** Not approved: the figures are apart. */
export function Apart() {
  return (
    <Pair
      ground="var(--art-ground-sand)"
      one={{ color: 'line', x: 39, y: 40, lean: -20 }}
      two={{ color: 'sand', x: 133, y: 62, lean: 22 }}
    />
  );
}
