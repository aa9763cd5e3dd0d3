interface CapsuleProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Tilt to the right in degrees, around its lower end. */
  readonly lean: number;
  /** An illustration color: `one` is `--art-one`. */
  readonly color: string;
}

/** One of the two capsules of the logo and the illustrations, with position and size before the tilt. */
export function Capsule({ lean, color, ...rect }: CapsuleProps) {
  const half = rect.width / 2;
  return (
    <rect
      {...rect}
      rx={half}
      transform={`rotate(${lean} ${rect.x + half} ${rect.y + rect.height - half})`}
      fill={`var(--art-${color})`}
    />
  );
}
