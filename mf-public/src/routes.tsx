import { lazy } from 'react';
import { Route, Routes } from 'shared-portal/router';
import { LandingPage } from './landing/landing-page';

const PricingPage = lazy(async () => ({ default: (await import('./pricing/pricing-page')).PricingPage }));
const ComparisonPage = lazy(async () => ({
  default: (await import('./comparison/comparison-page')).ComparisonPage,
}));
const DirectoryPage = lazy(async () => ({
  default: (await import('./directory/directory-page')).DirectoryPage,
}));
const ProfilePage = lazy(async () => ({ default: (await import('./profile/profile-page')).ProfilePage }));
const ContactPage = lazy(async () => ({ default: (await import('./contact/contact-page')).ContactPage }));
const LegalPage = lazy(async () => ({ default: (await import('./legal/legal-page')).LegalPage }));
const TransparencyPage = lazy(async () => ({
  default: (await import('./transparency/transparency-page')).TransparencyPage,
}));
const TestUsersPage = lazy(async () => ({
  default: (await import('./test-users/test-users-page')).TestUsersPage,
}));
const NotFound = lazy(async () => ({ default: (await import('shared-ui/not-found')).NotFound }));

/** The public pages. The landing page is in the area's main chunk, because most visits start there. */
export function PublicRoutes() {
  return (
    <Routes>
      <Route path="/" element={<LandingPage />} />
      <Route path="/planos-profissionais" element={<PricingPage />} />
      <Route path="/planos" element={<PricingPage />} />
      <Route path="/professional/planos" element={<ComparisonPage />} />
      <Route path="/profissionais" element={<DirectoryPage />} />
      <Route path="/professional/profile/:id" element={<ProfilePage />} />
      <Route path="/professional/profile-public/:id" element={<ProfilePage />} />
      <Route path="/contato" element={<ContactPage />} />
      <Route path="/legal" element={<LegalPage />} />
      <Route path="/transparencia" element={<TransparencyPage />} />
      <Route path="/create-test-users" element={<TestUsersPage />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
