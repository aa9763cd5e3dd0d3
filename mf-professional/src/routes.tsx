import { lazy } from 'react';
import { Route, Routes } from 'shared-portal/router';
import { AntdProvider } from 'shared-ui/antd';
import { NotFound } from 'shared-ui/not-found';
import { QueryProvider } from 'shared-ui/query';

const DashboardPage = lazy(async () => ({
  default: (await import('./dashboard/dashboard-page')).DashboardPage,
}));

export function ProfessionalRoutes() {
  return (
    <QueryProvider>
      <AntdProvider>
        <Routes>
          <Route path="/professional/dashboard" element={<DashboardPage />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </AntdProvider>
    </QueryProvider>
  );
}
