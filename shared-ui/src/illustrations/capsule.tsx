interface CapsuleProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Degrees by which it leans to the right, standing on its lower end. */
  readonly lean: number;
  /** A colour of the art: `one` is `--art-one`. */
  readonly colour: string;
}

/** One of the two that meet in the logo and the pictures: a capsule of this place and size, before it leans. */
export function Capsule({ lean, colour, ...rect }: CapsuleProps) {
  const half = rect.width / 2;
  return (
    <rect
      {...rect}
      rx={half}
      transform={`rotate(${lean} ${rect.x + half} ${rect.y + rect.height - half})`}
      fill={`var(--art-${colour})`}
    />
  );
}
