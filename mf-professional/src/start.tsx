import { defineArea } from 'shared-portal/area';
import { ProfessionalRoutes } from './routes';

export const { name, bootstrap, mount, unmount, update } = defineArea({
  name: 'mf-professional',
  routes: ProfessionalRoutes,
});
