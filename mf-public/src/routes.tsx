import { Route, Routes } from 'shared-portal/router';
import { lazyScreen, ScreenBoundary, Screens } from 'shared-ui/screen';
import { LandingPage } from './landing/landing-page';

const PricingPage = lazyScreen(async () => (await import('./pricing/pricing-page')).PricingPage);
const ComparisonPage = lazyScreen(async () => (await import('./comparison/comparison-page')).ComparisonPage);
const DirectoryPage = lazyScreen(async () => (await import('./directory/directory-page')).DirectoryPage);
const ProfilePage = lazyScreen(async () => (await import('./profile/profile-page')).ProfilePage);
const ContactPage = lazyScreen(async () => (await import('./contact/contact-page')).ContactPage);
const LegalPage = lazyScreen(async () => (await import('./legal/legal-page')).LegalPage);
const TransparencyPage = lazyScreen(
  async () => (await import('./transparency/transparency-page')).TransparencyPage,
);
const TestUsersPage = lazyScreen(async () => (await import('./test-users/test-users-page')).TestUsersPage);
const NotFound = lazyScreen(async () => (await import('shared-ui/not-found')).NotFound);

/** The public pages. The landing page is in the area's main chunk, because most visits start there. */
export function PublicRoutes() {
  return (
    <Screens>
      <Routes>
        <Route
          path="/"
          element={
            <ScreenBoundary>
              <LandingPage />
            </ScreenBoundary>
          }
        />
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
    </Screens>
  );
}
