import type { Room } from './provider';

/** Enters again after leaving, which released the devices. Call it from a click. */
export async function reenter(call: Room): Promise<void> {
  if (call.snapshot().local === null) await call.askForDevices();
  await call.enter();
}
