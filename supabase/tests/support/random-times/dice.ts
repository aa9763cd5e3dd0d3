/** A seeded random generator, so that every run is the same. */
export function dice(seed: number) {
  let state = Math.imul(seed, 2654435761) >>> 0;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const below = (n: number) => Math.floor(next() * n);
  return { below, oneOf: <T>(list: readonly T[]): T => list[below(list.length)] as T };
}

export type Dice = ReturnType<typeof dice>;
