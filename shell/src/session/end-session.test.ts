import type { PortalClient } from 'shared-portal/contract';
import { endSession } from './end-session';

it('changes nothing when the server answers after the time limit', async () => {
  const limit = new AbortController();
  const [removeItem, signOut] = [jest.fn(), jest.fn()];
  const auth = {
    getSession: () => Promise.resolve({ data: { session: { access_token: 'a.b.c' } }, error: null }),
    admin: {
      signOut: () => {
        limit.abort();
        return Promise.resolve({ error: null });
      },
    },
    signOut,
  };
  const storage = { getItem: () => null, setItem: jest.fn(), removeItem };
  expect(await endSession({ auth } as unknown as PortalClient, storage, limit.signal)).toBe(false);
  expect(removeItem).not.toHaveBeenCalled();
  expect(signOut).not.toHaveBeenCalled();
});
