import type { Fault } from 'embedded-backend/scenario';

export type FaultName = 'none' | 'offline' | 'failing' | 'denied' | 'expired' | 'hanging';

/** All paths except signing in, which the workbench itself needs. */
const SERVICES = ['/rest/v1/*', '/functions/v1/*', '/storage/v1/*'];

const everywhere = (answer: Fault['answer']): readonly Fault[] => SERVICES.map((path) => ({ path, answer }));

const EXPIRED = { code: 'PGRST303', message: 'JWT expired', details: null, hint: null };
const NO_REFRESH = {
  code: 'refresh_token_not_found',
  message: 'Invalid Refresh Token: Refresh Token Not Found',
};
const DENIED = { code: '42501', message: 'permission denied', details: null, hint: null };

/** Faults that affect every response; a scenario's own faults take precedence. */
export const FAULTS: Readonly<Record<FaultName, readonly Fault[]>> = {
  none: [],
  offline: everywhere('broken'),
  failing: everywhere({ status: 500, body: { message: 'fault' } }),
  denied: everywhere({ status: 403, body: DENIED }),
  expired: [
    ...everywhere({ status: 401, body: EXPIRED }),
    { path: '/auth/v1/token', answer: { status: 400, body: NO_REFRESH } },
  ],
  hanging: everywhere('never'),
};
