import type { Fault } from 'embedded-backend/scenario';

export const call = (procedure: string, answer: Fault['answer']) => ({
  method: 'POST',
  path: `/rest/v1/rpc/${procedure}`,
  answer,
});
