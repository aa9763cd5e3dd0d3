import { createClient } from '@supabase/supabase-js';
import { AppError, toAppError } from '../errors';

/** A Supabase client whose server always returns the same response, or fails to. */
function clientOf(answer: () => Response | Promise<Response>) {
  return createClient('https://portal.example', 'key', {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
    global: { fetch: async () => answer() },
  });
}

const json = (status: number, body: unknown) => () =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' },
  });
const signIn = async (answer: () => Response | Promise<Response>) => {
  const { error } = await clientOf(answer).auth.signInWithPassword({ email: 'a@b.co', password: 'segredo' });
  return toAppError(error);
};
const call = async (answer: () => Response | Promise<Response>) => {
  const { error } = await clientOf(answer).rpc('book_consultation', {});
  return toAppError(error);
};
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

describe('an auth error', () => {
  it.each([
    [400, 'invalid_credentials', 'Invalid login credentials'],
    [400, 'email_not_confirmed', 'Email not confirmed'],
    [422, 'user_already_exists', 'User already registered'],
    [403, 'otp_expired', 'Token has expired or is invalid'],
    [429, 'over_request_rate_limit', 'Request rate limit reached'],
    [422, 'same_password', 'New password should be different from the old password.'],
  ])('%d keeps its code %s', async (status, code, message) => {
    expect((await signIn(json(status, { code, message }))).code).toBe(code);
  });

  it.each([
    [['length'], 'weak_password'],
    [['length', 'pwned'], 'weak_password'],
    [['pwned'], 'password_known'],
  ])('for a weak password with reasons %j is %s', async (reasons, code) => {
    const message = 'Password should be at least 6 characters.';
    const weak = json(422, { code: 'weak_password', message, weak_password: { reasons } });
    expect((await signIn(weak)).code).toBe(code);
  });

  it.each([
    ['Unable to validate email address: invalid format', 'email_address_invalid'],
    ['An email address is too long', 'email_address_invalid'],
    ['Invalid email format', 'email_address_invalid'],
    ['Password cannot be longer than 72 characters', 'password_too_long'],
    ['Signup requires a valid password', 'weak_password'],
    ['Verify requires a verification type', 'validation_failed'],
  ])('that is too general is identified by its message: %s', async (message, code) => {
    expect((await signIn(json(400, { code: 'validation_failed', message }))).code).toBe(code);
  });

  it.each([
    ['For security purposes, you can only request this after 42 seconds.', 42],
    ['For security purposes, you can only request this after 1 second.', 1],
    ['For security purposes, you can only request this after 0 seconds.', 0],
    ['email rate limit exceeded', undefined],
  ])('states the seconds to wait: %s', async (message, seconds) => {
    const error = await signIn(json(429, { code: 'over_email_send_rate_limit', message }));
    expect(error).toMatchObject({ code: 'over_email_send_rate_limit', retryAfterSeconds: seconds });
  });

  it('without a session is session_not_found', async () => {
    const { error } = await clientOf(offline).auth.updateUser({ password: 'segredo' });
    expect(toAppError(error).code).toBe('session_not_found');
  });
});

describe('a database error', () => {
  it.each(['slot_taken', 'price_changed', 'too_many_unpaid', 'simulation_off'])(
    'raised by a procedure is %s',
    async (message) => {
      const error = await call(json(400, { code: 'P0001', message, details: 'plain English', hint: null }));
      expect(error.code).toBe(message);
      expect(error.details).toContain('plain English');
    },
  );

  it('raised with a prose message keeps PostgreSQL’s code', async () => {
    const error = await call(
      json(400, { code: 'P0001', message: 'Something is wrong', details: null, hint: null }),
    );
    expect(error.code).toBe('P0001');
  });

  it.each(['23P01', '42501', '23514', '22003', 'PGRST116', 'PGRST301'])('keeps the code %s', async (code) => {
    expect((await call(json(409, { code, message: 'm', details: null, hint: null }))).code).toBe(code);
  });
});

describe('no response', () => {
  it.each([
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'fetch failed',
  ])('is network, as reported by browsers and Node: %s', async (message) => {
    expect(toAppError(new TypeError(message)).code).toBe('network');
    expect((await call(() => Promise.reject(new TypeError(message)))).code).toBe('network');
    expect((await signIn(() => Promise.reject(new TypeError(message)))).code).toBe('network');
  });

  it('of the auth client is network whatever the message', async () => {
    expect((await signIn(() => Promise.reject(new Error('connection reset')))).code).toBe('network');
  });

  it('is distinguished from a programming error', () => {
    expect(toAppError(new TypeError('x is not a function')).code).toBe('unexpected');
  });

  it('because of an abort or a timeout is identified', async () => {
    expect(toAppError(new DOMException('The user aborted a request.', 'AbortError')).code).toBe('aborted');
    expect(toAppError(new DOMException('signal timed out', 'TimeoutError')).code).toBe('timeout');
    const aborted = () => Promise.reject(new DOMException('This operation was aborted', 'AbortError'));
    expect((await call(aborted)).code).toBe('aborted');
  });
});

describe('a server in trouble', () => {
  const gateway = (status: number) => () => new Response('<html>Bad gateway</html>', { status });

  it.each([502, 503, 504])('that returns %d is server_unavailable', async (status) => {
    expect((await signIn(gateway(status))).code).toBe('server_unavailable');
  });

  it('of the functions is reported as such or as network', async () => {
    const { error } = await clientOf(offline).functions.invoke('admin-platform-fees');
    expect(toAppError(error).code).toBe('network');
  });

  it('of the storage is reported as such or as network', async () => {
    const { error } = await clientOf(offline).storage.from('professional-documents').list();
    expect(toAppError(error).code).toBe('network');
  });
});

describe('anything else', () => {
  it('is returned unchanged if it is an AppError', () => {
    const error = new AppError('slot_taken');
    expect(toAppError(error)).toBe(error);
  });

  it.each([new Error('boom'), 'boom', null, undefined, 42, {}, { code: 7, message: [] }])(
    'is unexpected: %p',
    (thrown) => {
      const error = toAppError(thrown);
      expect(error).toBeInstanceOf(AppError);
      expect(error).toBeInstanceOf(Error);
      expect(error.code).toBe('unexpected');
    },
  );

  it('keeps the original error as its cause, for developers', () => {
    const thrown = new Error('boom');
    expect(toAppError(thrown)).toMatchObject({ name: 'AppError', cause: thrown, details: 'boom' });
  });
});
