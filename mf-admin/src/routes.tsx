import { Navigate, Route, Routes } from 'shared-portal/router';
import { AntdProvider } from 'shared-ui/antd';
import { NotFound } from 'shared-ui/not-found';
import { lazyScreen, Screens } from 'shared-ui/screen';
import { QueryProvider } from 'shared-data/query';
import { AdminFrame } from './frame/admin-frame';
import { RoleGate } from './parts/team/role-gate';
import { PLACEHOLDER_PATHS } from './parts/planned/planned';

const DashboardPage = lazyScreen(async () => (await import('./dashboard/dashboard-page')).DashboardPage);
const ApprovalsPage = lazyScreen(async () => (await import('./approvals/approvals-page')).ApprovalsPage);
const ReviewPage = lazyScreen(async () => (await import('./approvals/review/review-page')).ReviewPage);
const ConsultationsPage = lazyScreen(
  async () => (await import('./consultations/consultations-page')).ConsultationsPage,
);
const ConsultationPage = lazyScreen(
  async () => (await import('./consultation/consultation-page')).ConsultationPage,
);
const FinancialPage = lazyScreen(async () => (await import('./financial/financial-page')).FinancialPage);
const FeePage = lazyScreen(async () => (await import('./platform-fee/fee-page')).FeePage);
const TestimonialsPage = lazyScreen(
  async () => (await import('./testimonials/testimonials-page')).TestimonialsPage,
);
const MessagesPage = lazyScreen(async () => (await import('./messages/messages-page')).MessagesPage);
const UsersPage = lazyScreen(async () => (await import('./users/users-page')).UsersPage);
const PersonPage = lazyScreen(async () => (await import('./person/person-page')).PersonPage);
const TeamPage = lazyScreen(async () => (await import('./team/team-page')).TeamPage);
const AuditPage = lazyScreen(async () => (await import('./audit/audit-page')).AuditPage);
const PlaceholderPage = lazyScreen(
  async () => (await import('./placeholder/placeholder-page')).PlaceholderPage,
);

export function AdminRoutes() {
  return (
    <QueryProvider>
      <AntdProvider>
        <AdminFrame>
          <Screens>
            <RoleGate>
              <Routes>
                <Route path="/admin" element={<Navigate to="/admin/dashboard" replace />} />
                <Route path="/admin/dashboard" element={<DashboardPage />} />
                <Route path="/admin/users" element={<UsersPage />} />
                <Route path="/admin/users/:id" element={<PersonPage />} />
                <Route path="/admin/equipe" element={<TeamPage />} />
                <Route path="/admin/professionals/approval" element={<ApprovalsPage />} />
                <Route path="/admin/professionals/approval/:id" element={<ReviewPage />} />
                <Route path="/admin/consultations" element={<ConsultationsPage />} />
                <Route path="/admin/consultas" element={<ConsultationsPage />} />
                <Route path="/admin/consultas/:id" element={<ConsultationPage />} />
                <Route path="/admin/financial" element={<FinancialPage />} />
                <Route path="/admin/platform-fees" element={<FeePage />} />
                <Route path="/admin/depoimentos" element={<TestimonialsPage />} />
                <Route path="/admin/mensagens" element={<MessagesPage />} />
                <Route path="/admin/auditoria" element={<AuditPage />} />
                {PLACEHOLDER_PATHS.map((path) => (
                  <Route key={path} path={path} element={<PlaceholderPage path={path} />} />
                ))}
                <Route path="*" element={<NotFound />} />
              </Routes>
            </RoleGate>
          </Screens>
        </AdminFrame>
      </AntdProvider>
    </QueryProvider>
  );
}
