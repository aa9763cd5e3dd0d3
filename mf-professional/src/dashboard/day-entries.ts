import { CONSULTATION_MINUTES, type Instant } from 'shared-domain/schedule';
import type { DayConsultation, Today } from './use-today';

interface Span {
  readonly id: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
}

/** A line of the day. */
export type DayEntry =
  | (DayConsultation & { readonly kind: 'consultation' })
  | (Span & { readonly kind: 'free' })
  | (Span & { readonly kind: 'block'; readonly note: string | null });

const LENGTH_MS = CONSULTATION_MINUTES * 60_000;

/** Consultations, free times and blocks of a day in order. A cancelled consultation is not one of them. */
export function entriesOf({ consultations, free, blocks }: Today): readonly DayEntry[] {
  const entries: DayEntry[] = [
    ...consultations
      .filter(({ status }) => status !== 'cancelled')
      .map((consultation) => ({ ...consultation, kind: 'consultation' as const })),
    ...free.map((startsAt) => ({
      id: startsAt,
      kind: 'free' as const,
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + LENGTH_MS).toISOString(),
    })),
    ...blocks.map((block) => ({ ...block, kind: 'block' as const })),
  ];
  return entries.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
}
