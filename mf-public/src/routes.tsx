import { Route, Routes } from 'shared-portal/router';
import { NotFound } from 'shared-ui/not-found';
import { LandingPage } from './landing/landing-page';

/** The pages anyone may read. The landing page comes with the area: it is where most visits begin. */
export function PublicRoutes() {
  return (
    <Routes>
      <Route path="/" element={<LandingPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
