import type { later } from './later.ts';

interface Started {
  readonly id: string;
  /** UTC ISO text. */
  readonly starts_at: string;
}

/**
 * The professional with this address enters the room of each consultation at its start: who never entered cannot decide its
 * outcome. Leaves the clock at the last start.
 */
export async function attend(
  { hold, call }: Pick<ReturnType<typeof later>, 'hold' | 'call'>,
  email: string,
  ...consultations: readonly Started[]
): Promise<void> {
  for (const { id, starts_at } of consultations) {
    await hold(new Date(starts_at));
    await call(email, 'enter_room', { consultation_id: id, page: crypto.randomUUID(), consent: null });
  }
}
