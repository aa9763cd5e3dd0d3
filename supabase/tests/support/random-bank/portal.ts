import type { FunctionContext } from '../../../functions/_shared/context.ts';
import { pixWebhook } from '../../../functions/pix-webhook/handler.ts';
import { settlePayments } from '../../../functions/settle-payments/handler.ts';
import type { ApiPixStage } from '../../payments/api-pix-stage.ts';
import { bankOf } from '../../payments/function-stage.ts';
import type { TestDatabase } from '../database.ts';
import { callProcedure, type AsService } from './call-procedure.ts';

/** The request to the database at which a process is killed, and whether that request is still carried out. */
export interface Death {
  readonly at: number;
  readonly isCarriedOut: boolean;
}

/** The request to the database before which something else happens. */
export interface Interruption {
  readonly at: number;
  readonly act: () => Promise<void>;
}

const API = 'https://api.test';

/** The portal's functions over a test's database and a bank. */
export function portalOver(database: TestDatabase, stage: ApiPixStage) {
  const bank = bankOf(stage.provider);
  const asService: AsService = (sql, values) => database.as('service', sql, values);
  let turn: Promise<unknown> = Promise.resolve();

  /** A process of the host; the database answers one request at a time. */
  function contextOf(death?: Death, interruption?: Interruption): FunctionContext {
    let requests = 0;
    const send = async (request: Request) => {
      requests += 1;
      if (requests === interruption?.at) await interruption.act();
      const isDead = death !== undefined && requests >= death.at;
      if (isDead && !(requests === death.at && death.isCarriedOut)) throw new Error('killed');
      const answer = await callProcedure(asService, request);
      if (isDead) throw new Error('killed');
      return answer;
    };
    return {
      apiUrl: API,
      siteUrl: 'https://portal.test',
      publishableKey: 'public',
      secretKey: 'secret',
      bank,
      fetch: (request) => {
        const next = turn.then(() => send(request));
        turn = next.catch(() => undefined);
        return next;
      },
      sendMail: () => Promise.resolve(),
    };
  }

  const post = (url: string, body: string) =>
    new Request(url, { method: 'POST', headers: { apikey: 'secret' }, body });

  async function run(context: FunctionContext, wanted?: string): Promise<string> {
    const body = JSON.stringify(wanted === undefined ? {} : { call: wanted });
    const request = post(`${API}/functions/v1/settle-payments`, body);
    const answer = await settlePayments(request, context).catch(() => undefined);
    if (!answer) return 'killed';
    return answer.ok ? 'done' : ((await answer.json()) as { code: string }).code;
  }

  return {
    /** Runs settle-payments, for one call if wanted. A killed process leaves its work unfinished. */
    settle: (death?: Death, wanted?: string) => run(contextOf(death), wanted),
    /** Runs settle-payments, during which something else happens. */
    settleWhile: (interruption: Interruption) => run(contextOf(undefined, interruption)),
    /** Two processes run settle-payments at the same time. */
    async settleTwice(): Promise<string> {
      const [one, other] = await Promise.all([run(contextOf()), run(contextOf())]);
      return one === 'done' ? other : one;
    },
    /** Delivers the bank's notifications. */
    async notify(times: number): Promise<string> {
      stage.posts.length = 0;
      await stage.served.webhooks.deliver({ times });
      const statuses: number[] = [];
      for (const { url, body } of stage.posts)
        statuses.push((await pixWebhook(post(url, body), contextOf())).status);
      return statuses.every((status) => status === 200) ? 'done' : `webhook answered ${statuses.join(' ')}`;
    },
  };
}

export type Portal = ReturnType<typeof portalOver>;
