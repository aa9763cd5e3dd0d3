import { defineArea } from 'shared-portal/area';
import { PatientRoutes } from './routes';

export const { name, bootstrap, mount, unmount, update } = defineArea({
  name: 'mf-patient',
  routes: PatientRoutes,
});
