import { createClient } from '@supabase/supabase-js';
import type { Cents } from 'shared-domain/money';
import type { PortalClient } from 'shared-portal/contract';
import { savePrice } from './save-price';

describe('saving the price', () => {
  it('is refused, and asked of no server, where nobody is signed in any more', async () => {
    const ask = jest.fn<Promise<Response>, []>();
    const client: PortalClient = createClient('https://portal.test', 'sb_publishable_x', {
      global: { fetch: ask },
    });
    await expect(savePrice(client, null, 15000 as Cents)).rejects.toMatchObject({
      code: 'not_authenticated',
      details: 'Usuário não autenticado',
    });
    expect(ask).not.toHaveBeenCalled();
  });
});
