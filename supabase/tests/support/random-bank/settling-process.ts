import { escapeLiteral, Pool } from 'pg';
import { openBankConnection } from 'embedded-backend/bank-connection';
import { connectBank } from '../../../functions/_shared/payments/bank.ts';
import { settlePayments } from '../../../functions/settle-payments/handler.ts';
import { callProcedure, type AsService } from './call-procedure.ts';
import type { Place, Run } from './processes.ts';

/* A process that runs settle-payments on its parent's request, until it is killed. */

const API = 'https://api.test';
let open: ReturnType<typeof openPlace> | undefined;

/** The database and the bank of a history. */
function openPlace({ database, ...settings }: Place) {
  const { fetch } = openBankConnection(settings.client);
  return {
    database,
    pool: new Pool({ connectionString: database, options: '-c timezone=UTC' }),
    bank: connectBank({ ...settings, certificateEnds: new Date('2049-12-31') }, fetch),
  };
}

/** A transaction for each request, as the data API has. */
const serviceAt =
  (pool: Pool, now: string): AsService =>
  async (sql, values) => {
    const client = await pool.connect();
    try {
      await client.query(
        `begin; select set_config('app.now', ${escapeLiteral(now)}, true); set local role service_role`,
      );
      const { rows } = await client.query(sql, [...values]);
      await client.query('commit');
      return rows;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };

async function settle({ place, now, call }: Run): Promise<string> {
  if (open?.database !== place.database) open = openPlace(place);
  const { pool, bank } = open;
  const request = new Request(`${API}/functions/v1/settle-payments`, {
    method: 'POST',
    headers: { apikey: 'secret' },
    body: JSON.stringify(call === undefined ? {} : { call }),
  });
  const answer = await settlePayments(request, {
    apiUrl: API,
    siteUrl: 'https://portal.test',
    publishableKey: 'public',
    secretKey: 'secret',
    bank,
    fetch: (one) => callProcedure(serviceAt(pool, now), one),
    sendMail: () => Promise.resolve(),
  });
  return answer.ok ? 'done' : ((await answer.json()) as { code: string }).code;
}

process.on('message', (run: Run) => {
  void settle(run).then((answer) => process.send?.(answer));
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');
