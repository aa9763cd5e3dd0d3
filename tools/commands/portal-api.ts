import { isDeepStrictEqual } from 'node:util';
import { PORTAL_API_FILE, presentApi, recordedApi, versionFault } from '../release/portal-api.ts';
import { command } from './command.ts';
import { writeGenerated } from './formatted.ts';

export const run = command({
  help: `npm run portal-api [-- --check]

Records what the federated modules of shared-portal export in ${PORTAL_API_FILE}.
Refuses a changed API whose version in shared-portal/package.json has not been raised.
  --check   writes nothing; exit code 1 when the record differs`,
  options: { check: { type: 'boolean', default: false } },
  run: ({ check }) => {
    const [before, now] = [recordedApi(), presentApi()];
    const fault = isDeepStrictEqual(before, now) ? null : versionFault(before, now);
    if (fault) throw new Error(fault);
    return writeGenerated(PORTAL_API_FILE, JSON.stringify(now), { check, command: 'npm run portal-api' });
  },
});
