import { sql } from '../seed/index.ts';
import { API_ORIGIN, applyScenario, runJobs } from './index';

it('expires what is due when a test calls it', async () => {
  const session = await applyScenario({
    title: 'a',
    path: '/',
    as: 'patient',
    setup: sql.pendingPaymentsExpireIn('-2 minutes'),
  });
  const headers = {
    apikey: embedded.keys.publishable,
    authorization: `Bearer ${session?.access_token ?? ''}`,
  };
  const pending = async () => {
    const answer = await fetch(`${API_ORIGIN}/rest/v1/payments?select=id&status=eq.pending`, { headers });
    return (await answer.json()) as unknown[];
  };
  expect(await pending()).not.toEqual([]);
  await runJobs();
  expect(await pending()).toEqual([]);
});
