import { toAppError } from 'shared-domain/errors';
import type { OneTimeCode } from 'shared-domain/one-time-code';
import { PRODUCT_NAME } from 'shared-domain/product';
import type { Instant } from 'shared-domain/schedule';
import type { Portal, PortalClient } from 'shared-portal/contract';

/** A verified device. */
export interface Device {
  readonly id: string;
  /** Empty if none was given. */
  readonly name: string;
  readonly since: Instant;
}

/** A device that waits for its first code. */
export interface PendingDevice {
  readonly id: string;
  /** Content of the QR code. */
  readonly uri: string;
  readonly secret: string;
}

async function listFactors({ auth }: PortalClient) {
  const { data, error } = await auth.mfa.listFactors();
  if (error) throw error;
  return data;
}

/**
 * Calls GoTrue; throws an `AppError` with its code. If the session was ended on another device, the page
 * drops it, so that the portal redirects to sign-in and back.
 */
async function withClient<Result>(portal: Portal, work: (client: PortalClient) => Promise<Result>) {
  try {
    return await work(await portal.supabase());
  } catch (error) {
    const refusal = toAppError(error);
    if (refusal.code === 'session_not_found') {
      const { auth } = await portal.supabase();
      await auth.signOut({ scope: 'local' });
    }
    throw refusal;
  }
}

/** Whether the device was removed in the meantime, in another tab or on another computer. */
export const isGone = (error: unknown): boolean => toAppError(error).code === 'mfa_factor_not_found';

/** Whether the attempts are used up for now. */
export const isThrottling = (error: unknown): boolean => toAppError(error).code === 'over_request_rate_limit';

/** The user's devices, newest first. Throws an `AppError`. */
export const readDevices = (portal: Portal): Promise<readonly Device[]> =>
  withClient(portal, async (client) =>
    (await listFactors(client)).totp
      .map(({ id, friendly_name, created_at }) => ({
        id,
        name: friendly_name ?? '',
        since: created_at as Instant,
      }))
      .toSorted((a, b) => b.since.localeCompare(a.since)),
  );

/** Starts enrolling a device and removes earlier unverified ones. Throws an `AppError`. */
export const startEnrolment = (portal: Portal, name: string): Promise<PendingDevice> =>
  withClient(portal, async (client) => {
    const { all } = await listFactors(client);
    for (const { id } of all.filter(({ status }) => status === 'unverified')) {
      const { error } = await client.auth.mfa.unenroll({ factorId: id });
      if (error) throw error;
    }
    const { data, error } = await client.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: name,
      issuer: PRODUCT_NAME,
    });
    if (error) throw error;
    return { id: data.id, uri: data.totp.uri, secret: data.totp.secret };
  });

/** Verifies a device's code, which raises the session to the second factor. Throws an `AppError`. */
export const showCode = (portal: Portal, factorId: string, code: OneTimeCode): Promise<void> =>
  withClient(portal, async ({ auth }) => {
    const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
    if (error) throw error;
    await portal.refreshAccount();
  });

/**
 * Removes a device. Refreshes the token, which may claim a higher level than the session now has. Throws an
 * `AppError`.
 */
export const removeDevice = (portal: Portal, factorId: string): Promise<void> =>
  withClient(portal, async ({ auth }) => {
    const { error } = await auth.mfa.unenroll({ factorId });
    if (error) throw error;
    await auth.refreshSession();
    await portal.refreshAccount();
  });
