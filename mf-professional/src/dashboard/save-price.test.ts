import { createClient } from '@supabase/supabase-js';
import type { Cents } from 'shared-domain/money';
import type { PortalClient } from 'shared-portal/contract';
import { savePrice } from './save-price';

describe('saving the price', () => {
  it('fails without a request if the user is signed out', async () => {
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
