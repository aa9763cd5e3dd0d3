import type { Scale } from '../../supabase/tests/support/scale-sql.ts';

/** Options of the commands that fill a database, for `parseArgs`. */
export const SCALE_OPTIONS = {
  professionals: { type: 'string', default: '100000' },
  consultations: { type: 'string', default: '1000000' },
} as const;

/** The requested scale; null unless both counts are at least 1. */
export function readScale(values: {
  readonly professionals: string;
  readonly consultations: string;
}): Scale | null {
  const scale = { professionals: Number(values.professionals), consultations: Number(values.consultations) };
  return Object.values(scale).every((count) => Number.isInteger(count) && count >= 1) ? scale : null;
}
