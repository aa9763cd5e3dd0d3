import { defineArea } from 'shared-portal/area';
import { AdminRoutes } from './routes';

export const { name, bootstrap, mount, unmount, update } = defineArea({
  name: 'mf-admin',
  routes: AdminRoutes,
});
