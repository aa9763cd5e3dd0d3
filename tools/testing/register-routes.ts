import { setAreaRoutes } from 'shared-portal/routes';
import { MANIFESTS } from '../manifests.ts';

// In the portal the shell reads them from /remotes.json.
setAreaRoutes(MANIFESTS.map(({ name, routes }) => ({ name, routes })));
