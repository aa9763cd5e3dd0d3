import { OPEN_PAYMENT, path } from './address';

export const refused = (title: string, procedure: string, code: string, setup = OPEN_PAYMENT) => ({
  title,
  path,
  as: 'patient' as const,
  setup,
  faults: [
    {
      path: `/rest/v1/rpc/${procedure}`,
      answer: { status: 400, body: { code: 'P0001', message: code, details: null, hint: null } },
    },
  ],
});
