import { defineArea } from 'shared-portal/area';
import { PublicRoutes } from './routes';

export const { name, bootstrap, mount, unmount, update } = defineArea({
  name: 'mf-public',
  routes: PublicRoutes,
});
