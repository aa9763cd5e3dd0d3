import { toAppError } from 'shared-domain/errors';
import { isAdmin, type Account, type MissingFactor } from 'shared-domain/roles';
import type { PortalClient } from './contract';

/**
 * Reads the account data for guard and redirects: profile, approval, newest application. Returns null if
 * there is no profile. Throws an `AppError` when one of the reads fails.
 */
export async function readAccount(client: PortalClient, userId: string): Promise<Account | null> {
  const [profile, professional, application, factor] = await Promise.all([
    client.from('profiles').select('role, is_admin, full_name, time_zone, id').eq('id', userId).maybeSingle(),
    client
      .from('professionals')
      .select('approval_status, suspension_reason, agenda_settings(time_zone)')
      .eq('user_id', userId)
      .maybeSingle(),
    client
      .from('professional_applications')
      .select('application_status, rejection_reason, admin_notes')
      .eq('user_id', userId)
      .order('applied_at', { ascending: false })
      .limit(1)
      .maybeSingle(),
    // In parallel with the rest, because every screen waits for this: null except for admins.
    client.rpc('lacking_admin_factor'),
  ]);
  const error = profile.error ?? professional.error ?? application.error;
  if (error) throw toAppError(error);
  if (!profile.data) return null;
  const { role, is_admin } = profile.data;
  if (factor.error && isAdmin({ role, isAdmin: is_admin })) throw toAppError(factor.error);
  const timeZone = zoneOf(profile.data, professional.data);
  const missingFactor = missingFactorFrom(factor.data);
  return {
    role,
    isAdmin: is_admin,
    ...(missingFactor && { missingFactor }),
    fullName: profile.data.full_name,
    ...(timeZone !== null && { timeZone }),
    approvalStatus: professional.data?.approval_status ?? null,
    ...(professional.data?.suspension_reason && { suspensionReason: professional.data.suspension_reason }),
    application: application.data && {
      status: application.data.application_status,
      adminNotes: application.data.admin_notes,
      rejectionReason: application.data.rejection_reason,
    },
  };
}

interface Zoned {
  readonly time_zone: string | null;
}

/** A professional's agenda has a zone of its own, São Paulo's until hours are set. */
const zoneOf = (profile: Zoned, professional: { readonly agenda_settings: Zoned | null } | null) =>
  professional ? (professional.agenda_settings?.time_zone ?? null) : profile.time_zone;

/** What an admin still has to verify before the database allows administering. */
const missingFactorFrom = (answer: string | null): MissingFactor | null =>
  answer === 'code' || answer === 'factor' ? answer : null;
