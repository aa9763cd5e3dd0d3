import { toAppError } from 'shared-domain/errors';
import { addDays, dayOf, type IsoDay } from 'shared-domain/schedule';
import type { PortalClient } from 'shared-portal/contract';
import { useRead } from 'shared-data/query';
import { weekFrom, type SavedHours } from './hours';

/** Query key prefix of everything on this screen. */
export const HOURS_KEY = 'working-hours';
/** The longest period that the procedure `agenda` answers, minus today. */
const DAYS_AHEAD = 44;

/** A professional's hours, the usual ones if none were ever saved. Throws an `AppError`. */
async function readHours(client: PortalClient, userId: string): Promise<SavedHours> {
  // By the device's clock: the answer has the right day, and waiting for the server's would take a round more.
  const from = dayOf(new Date());
  const [agenda, week, exceptions] = await Promise.all([
    client.rpc('agenda', { since: from, until: addDays(from, DAYS_AHEAD) }),
    client
      .from('weekly_availability')
      .select('day_of_week, start_time, end_time')
      .eq('user_id', userId)
      .order('day_of_week')
      .order('start_time'),
    client
      .from('hours_exceptions')
      .select('local_date, from_time, to_time, note')
      .eq('professional_id', userId)
      .order('local_date')
      .order('from_time'),
  ]);
  const error = agenda.error ?? week.error ?? exceptions.error;
  if (error) throw toAppError(error);
  if (!agenda.data) throw toAppError({ code: 'not_allowed', message: 'The caller has no agenda.' });
  const { settings, today, free } = agenda.data;
  return {
    isOwn: settings.is_own,
    today: today as IsoDay,
    firstFree: free[0] ?? null,
    closedOnHolidays: settings.closed_on_holidays,
    draft: {
      // A view's columns have nullable types.
      week: weekFrom(
        (week.data ?? []).map(({ day_of_week, start_time, end_time }) => ({
          weekday: day_of_week ?? 0,
          from: start_time ?? '',
          to: end_time ?? '',
        })),
      ),
      timeZone: settings.time_zone,
      breakMinutes: settings.break_minutes,
      noticeHours: settings.notice_hours,
      horizonDays: settings.horizon_days,
      maxPerDay: settings.max_per_day,
    },
    exceptions: (exceptions.data ?? []).map(({ local_date, from_time, to_time, note }) => ({
      day: local_date as IsoDay,
      range:
        from_time === null || to_time === null
          ? null
          : { from: from_time.slice(0, 5), to: to_time.slice(0, 5) },
      note,
    })),
  };
}

/** The signed-in professional's hours. */
export const useHours = () =>
  useRead({ key: [HOURS_KEY], read: (client, { userId }) => readHours(client, userId) });
