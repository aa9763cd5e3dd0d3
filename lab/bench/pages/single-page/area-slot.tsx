import { lazy, Suspense, type ComponentType } from 'react';
import type { AreaName } from 'shared-portal/routes';

const PublicRoutes = lazy(async () => ({ default: (await import('area-routes/mf-public')).PublicRoutes }));
const PatientRoutes = lazy(async () => ({ default: (await import('area-routes/mf-patient')).PatientRoutes }));
const ProfessionalRoutes = lazy(async () => ({
  default: (await import('area-routes/mf-professional')).ProfessionalRoutes,
}));
const AdminRoutes = lazy(async () => ({ default: (await import('area-routes/mf-admin')).AdminRoutes }));

const AREAS: Readonly<Record<string, ComponentType>> = {
  'mf-public': PublicRoutes,
  'mf-patient': PatientRoutes,
  'mf-professional': ProfessionalRoutes,
  'mf-admin': AdminRoutes,
};

/** Replaces the shell's slot: the area is part of the page's only build and React root. */
export function AreaSlot({ name }: { readonly name: AreaName }) {
  const Area = AREAS[name];
  return <Suspense fallback={null}>{Area && <Area />}</Suspense>;
}
