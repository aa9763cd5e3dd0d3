import { lazy } from 'react';
import { Navigate, Route, Routes } from 'shared-portal/router';
import { AntdProvider } from 'shared-ui/antd';
import { NotFound } from 'shared-ui/not-found';
import { QueryProvider } from 'shared-data/query';
import { AdminFrame } from './frame/admin-frame';
import { PLACEHOLDER_PATHS } from './parts/planned/planned';

const DashboardPage = lazy(async () => ({
  default: (await import('./dashboard/dashboard-page')).DashboardPage,
}));
const ApprovalsPage = lazy(async () => ({
  default: (await import('./approvals/approvals-page')).ApprovalsPage,
}));
const ConsultationsPage = lazy(async () => ({
  default: (await import('./consultations/consultations-page')).ConsultationsPage,
}));
const FinancialPage = lazy(async () => ({
  default: (await import('./financial/financial-page')).FinancialPage,
}));
const FeePage = lazy(async () => ({
  default: (await import('./platform-fee/fee-page')).FeePage,
}));
const TestimonialsPage = lazy(async () => ({
  default: (await import('./testimonials/testimonials-page')).TestimonialsPage,
}));
const MessagesPage = lazy(async () => ({
  default: (await import('./messages/messages-page')).MessagesPage,
}));
const PlaceholderPage = lazy(async () => ({
  default: (await import('./placeholder/placeholder-page')).PlaceholderPage,
}));

export function AdminRoutes() {
  return (
    <QueryProvider>
      <AntdProvider>
        <AdminFrame>
          <Routes>
            <Route path="/admin" element={<Navigate to="/admin/dashboard" replace />} />
            <Route path="/admin/dashboard" element={<DashboardPage />} />
            <Route path="/admin/professionals/approval" element={<ApprovalsPage />} />
            <Route path="/admin/consultations" element={<ConsultationsPage />} />
            <Route path="/admin/consultas" element={<ConsultationsPage />} />
            <Route path="/admin/financial" element={<FinancialPage />} />
            <Route path="/admin/platform-fees" element={<FeePage />} />
            <Route path="/admin/depoimentos" element={<TestimonialsPage />} />
            <Route path="/admin/mensagens" element={<MessagesPage />} />
            {PLACEHOLDER_PATHS.map((path) => (
              <Route key={path} path={path} element={<PlaceholderPage path={path} />} />
            ))}
            <Route path="*" element={<NotFound />} />
          </Routes>
        </AdminFrame>
      </AntdProvider>
    </QueryProvider>
  );
}
