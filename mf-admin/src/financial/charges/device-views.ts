import { viewOf, type View } from './saved-views';

/** Views that an earlier version kept on the device. */
export type DeviceView = Pick<View, 'name' | 'query'>;

const keyOf = (userId: string) => `vinculo.admin.charge-views.${userId}`;

const isView = (value: unknown): value is DeviceView =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as DeviceView).name === 'string' &&
  typeof (value as DeviceView).query === 'string';

/** The views that this user saved on this device. */
export function deviceViews(storage: () => Storage, userId: string): readonly DeviceView[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(keyOf(userId)) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .filter(isView)
      .map(({ name, query }) => ({ name, query: viewOf(new URLSearchParams(query)) }));
  } catch {
    return []; // the stored value is invalid, or storage is unavailable
  }
}

export function forgetDeviceViews(storage: () => Storage, userId: string): void {
  try {
    storage().removeItem(keyOf(userId));
  } catch {
    // storage is unavailable
  }
}
