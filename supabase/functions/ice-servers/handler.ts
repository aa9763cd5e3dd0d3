import { bodyOf, optionalText } from '../_shared/body.ts';
import { callerToken } from '../_shared/caller.ts';
import { handler } from '../_shared/handler.ts';
import { iceServersFor } from '../_shared/ice/credentials.ts';
import { readIceSettings } from '../_shared/ice/settings.ts';
import { Refusal } from '../_shared/refusal.ts';
import { restAs } from '../_shared/rest.ts';

interface Room {
  readonly role: string;
  readonly is_open: boolean;
}

const NONE = readIceSettings({}).settings;

/**
 * The STUN and TURN servers for a call, with credentials for two hours, for one of the two of `consultation` while its
 * room is open. 401 without an active login session, unless the account was blocked during the call; 400 for everyone
 * else, and at other times.
 */
export const iceServers = handler(async (request, context) => {
  const token = callerToken(request, context);
  const consultation = optionalText(await bodyOf(request), 'consultation');
  if (!consultation) throw new Refusal(400, 'invalid_body', 'consultation is required.');
  const room = await restAs(context, context.publishableKey, token).call<Room | null>('read_room', {
    consultation_id: consultation,
  });
  if (!room) throw new Refusal(400, 'consultation_not_found', 'The caller has no such consultation.');
  if (!room.is_open) throw new Refusal(400, 'room_not_open', 'The room is not open now.');
  const data = await iceServersFor(context.ice ?? NONE, `${consultation}-${room.role}`, new Date());
  return Response.json({ success: true, data }, { headers: { 'cache-control': 'no-store' } });
});
