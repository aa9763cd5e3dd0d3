import type { Outcome } from '../provider.ts';
import { failure } from './answer-outcome.ts';

interface Creation<Value> {
  /** An earlier call may have arrived at the bank. */
  readonly mayExist: boolean;
  readonly read: () => Promise<Outcome<Value>>;
  /** Whether what was read is what is wanted. */
  readonly isWanted: (value: Value) => boolean;
  readonly create: () => Promise<Outcome<Value>>;
}

/**
 * Creates something under an identifier of ours, so that it exists at most once. After a missing answer it is read:
 * it may exist. After a refusal too: banks refuse to repeat what was done before. A refusal proves that it does not
 * exist only if no earlier call can still be under way at the bank.
 */
export async function createOnce<Value>(creation: Creation<Value>): Promise<Outcome<Value>> {
  const { mayExist, create } = creation;
  if (mayExist) {
    const found = await existing(creation);
    if (found !== 'none') return found;
  }
  const created = await create();
  if (created.ok || created.kind === 'busy') return created;
  const found = await existing(creation);
  if (found === 'none') return mayExist ? { ...created, kind: 'unknown' } : created;
  return found.ok || found.code === 'differs' ? found : { ...created, kind: 'unknown' };
}

async function existing<Value>({ read, isWanted }: Creation<Value>): Promise<Outcome<Value> | 'none'> {
  const found = await read();
  if (found.ok) return isWanted(found.value) ? found : failure('refused', 'differs');
  if (found.kind === 'not_found') return 'none';
  return found.kind === 'busy' ? found : { ...found, kind: 'unknown' };
}
