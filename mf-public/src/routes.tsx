import { lazy } from 'react';
import { Route, Routes } from 'shared-portal/router';
import { LandingPage } from './landing/landing-page';

const NotFound = lazy(async () => ({ default: (await import('shared-ui/not-found')).NotFound }));

/** The pages anyone may read. The landing page comes with the area: it is where most visits begin. */
export function PublicRoutes() {
  return (
    <Routes>
      <Route path="/" element={<LandingPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
