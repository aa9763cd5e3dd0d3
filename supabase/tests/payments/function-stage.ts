import type { FunctionContext } from '../../functions/_shared/context.ts';
import type { Bank } from '../../functions/_shared/payments/bank.ts';
import { simulated } from '../../functions/_shared/payments/simulated.ts';
import type { PaymentProvider } from '../../functions/_shared/payments/provider.ts';

export const SECRET = 'a-secret-of-thirty-two-letters-00';
export const KEY = 'pix@practice.example';

/** A refusal of a procedure. */
export class RefusedBySql extends Error {}

interface Called {
  readonly procedure: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** Answers of procedures by name; a function is called with the parameters. */
export type Procedures = Readonly<Record<string, (parameters: Called['parameters']) => unknown>>;

/** A bank whose provider answers as given, and otherwise as the simulated one. */
export const bankOf = (
  provider: Partial<PaymentProvider>,
  certificateEnds = new Date('2049-12-31'),
): Bank => ({
  provider: { ...simulated, name: 'api-pix', ...provider },
  webhook: { secret: SECRET, key: KEY },
  certificateEnds,
});

/** The context of a function over procedures that answer as given; others answer null. */
export function contextOver(procedures: Procedures, bank: Bank | null) {
  const called: Called[] = [];
  const context: FunctionContext = {
    apiUrl: 'https://api.test',
    siteUrl: 'https://portal.test',
    publishableKey: 'public',
    secretKey: 'secret',
    bank,
    fetch: async (request) => {
      const procedure = request.url.split('/').at(-1) ?? '';
      const parameters = (await request.json()) as Called['parameters'];
      called.push({ procedure, parameters });
      try {
        return Response.json((await procedures[procedure]?.(parameters)) ?? null);
      } catch (error) {
        const code = error instanceof RefusedBySql ? 'P0001' : 'XX000';
        return Response.json({ code, message: (error as Error).message }, { status: 400 });
      }
    },
    sendMail: () => Promise.resolve(),
  };
  const callsOf = (name: string) =>
    called.filter(({ procedure }) => procedure === name).map(({ parameters }) => parameters);
  return { context, callsOf };
}
