import { path } from './address';

/** The procedure refuses once. */
export const refusedOnce = (title: string, procedure: string, code: string, address = path) => ({
  title,
  path: address,
  as: 'patient' as const,
  faults: [
    {
      path: `/rest/v1/rpc/${procedure}`,
      answer: { status: 400, body: { code: 'P0001', message: code, details: null, hint: null } },
      once: true,
    },
  ],
});
export const booking = (title: string, code: string) => refusedOnce(title, 'book_time', code);
