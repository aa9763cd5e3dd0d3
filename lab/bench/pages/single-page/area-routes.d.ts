/** The routes of an area by name: src/routes.tsx of its package, which exports one of these. */
declare module 'area-routes/*' {
  import type { ComponentType } from 'react';

  export const AdminRoutes: ComponentType;
  export const PatientRoutes: ComponentType;
  export const ProfessionalRoutes: ComponentType;
  export const PublicRoutes: ComponentType;
}
