import { iceServersFor } from '../functions/_shared/ice/credentials.ts';
import { readIceSettings } from '../functions/_shared/ice/settings.ts';
import { iceServers } from '../functions/ice-servers/handler.ts';
import { contextOver, RefusedBySql } from './payments/function-stage.ts';

const COMPLETE = {
  TURN_URLS: 'stun:turn.example:3478, turn:turn.example:3478?transport=udp turns:[2001:db8::1]:5349',
  TURN_SECRET: '0123456789abcdef0123456789abcdef',
};
const TEN = new Date('2025-11-27T10:00:00Z');

describe('the servers of video calls', () => {
  it('are read from the environment', () => {
    expect(readIceSettings(COMPLETE)).toEqual({
      settings: {
        stunUrls: ['stun:turn.example:3478'],
        turnUrls: ['turn:turn.example:3478?transport=udp', 'turns:[2001:db8::1]:5349'],
        secret: COMPLETE.TURN_SECRET,
        relayOnly: false,
      },
      problems: [],
    });
    expect(readIceSettings({ PATH: '/bin' }).problems).toEqual([]);
    expect(readIceSettings({ TURN_URLS: 'stun:stun.example' }).problems).toEqual([]);
  });

  it.each<[NodeJS.ProcessEnv, string]>([
    [{ ...COMPLETE, TURN_SECRET: '' }, 'TURN_SECRET is not set.'],
    [{ ...COMPLETE, TURN_SECRET: 'do-not-print-me' }, 'TURN_SECRET needs at least 32 characters.'],
    [
      { ...COMPLETE, TURN_URLS: 'turn:a.example https://turn.example' },
      'TURN_URLS must be addresses such as turns:turn.example:5349, separated by commas.',
    ],
    [
      { TURN_URLS: 'stun:a.example', TURN_RELAY_ONLY: 'true' },
      'TURN_URLS has no turn: or turns: address, which TURN_SECRET and TURN_RELAY_ONLY need.',
    ],
    [
      { TURN_SECRET: COMPLETE.TURN_SECRET },
      'TURN_URLS has no turn: or turns: address, which TURN_SECRET and TURN_RELAY_ONLY need.',
    ],
    [{ ...COMPLETE, TURN_RELAY_ONLY: 'yes' }, 'TURN_RELAY_ONLY must be true, false or not set.'],
  ])('are refused with %j', (environment, problem) => {
    expect(readIceSettings(environment).problems).toEqual([problem]);
  });

  // openssl dgst -sha1 -hmac 0123456789abcdef0123456789abcdef -binary | base64
  it('have credentials as coturn computes them, for two hours', async () => {
    const { settings } = readIceSettings(COMPLETE);
    await expect(iceServersFor(settings, 'abc-patient', TEN)).resolves.toEqual({
      ice_servers: [
        { urls: settings.stunUrls },
        {
          urls: settings.turnUrls,
          username: '1764244800:abc-patient',
          credential: 'e8vS5D30fy6OkauAEQoumrsIHiE=',
        },
      ],
      relay_only: false,
      expires_at: '2025-11-27T12:00:00.000Z',
    });
  });

  it('are TURN alone where everything is relayed, and none without settings', async () => {
    const { settings } = readIceSettings({ ...COMPLETE, TURN_RELAY_ONLY: 'true' });
    await expect(iceServersFor(settings, 'x', TEN)).resolves.toMatchObject({
      ice_servers: [{ urls: settings.turnUrls }],
      relay_only: true,
    });
    await expect(iceServersFor(readIceSettings({}).settings, 'x', TEN)).resolves.toMatchObject({
      ice_servers: [],
    });
  });
});

describe('the function ice-servers', () => {
  const post = async (room: () => unknown, body: unknown = { consultation: 'c1' }, token = 'token') => {
    const { context, callsOf } = contextOver({ read_room: room, my_sessions: ended }, null);
    const request = new Request('https://api.test/functions/v1/ice-servers', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    const response = await iceServers(request, { ...context, ice: readIceSettings(COMPLETE).settings });
    return {
      status: response.status,
      body: (await response.json()) as Record<string, unknown>,
      asked: callsOf('read_room'),
    };
  };
  const open = () => ({ role: 'patient', is_open: true });
  const ended = () => {
    throw new RefusedBySql('session_ended');
  };
  const nothing = (): unknown => null;

  // `read_room` answers an account without a session that was blocked during its call.
  it('answers one of the two while the room is open, by what the room says', async () => {
    const { status, body, asked } = await post(open);
    expect(status).toBe(200);
    expect(body['data']).toMatchObject({
      ice_servers: [{}, { username: expect.stringMatching(/^\d{10}:c1-patient$/) as string }],
    });
    expect(asked).toEqual([{ consultation_id: 'c1' }]);
  });

  it.each([
    ['a visitor', open, undefined, 'public', 401, 'not_authenticated'],
    ['an ended session', ended, undefined, 'token', 401, 'session_ended'],
    ['no consultation', open, {}, 'token', 400, 'invalid_body'],
    ['a closed room', () => ({ role: 'patient', is_open: false }), undefined, 'token', 400, 'room_not_open'],
    ['someone else', nothing, undefined, 'token', 400, 'consultation_not_found'],
  ] as const)('refuses %s', async (_, room, body, token, status, code) => {
    const answer = await post(room, body, token);
    expect(answer).toMatchObject({ status, body: { success: false, code } });
    expect(JSON.stringify(answer.body)).not.toContain('credential');
  });
});
