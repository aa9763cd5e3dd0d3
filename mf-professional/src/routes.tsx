import { lazy } from 'react';
import { Route, Routes } from 'shared-portal/router';
import { AntdProvider } from 'shared-ui/antd';
import { NotFound } from 'shared-ui/not-found';
import { QueryProvider } from 'shared-data/query';

const ApplyPage = lazy(async () => ({ default: (await import('./apply/apply-page')).ApplyPage }));
const PendingPage = lazy(async () => ({ default: (await import('./pending/pending-page')).PendingPage }));
const DashboardPage = lazy(async () => ({
  default: (await import('./dashboard/dashboard-page')).DashboardPage,
}));
const AgendaPage = lazy(async () => ({ default: (await import('./agenda/agenda-page')).AgendaPage }));
const NotificationsPage = lazy(async () => ({
  default: (await import('./notifications/notifications-page')).NotificationsPage,
}));
const MessagesPage = lazy(async () => ({ default: (await import('./messages/messages-page')).MessagesPage }));
const HoursPage = lazy(async () => ({ default: (await import('./hours/hours-page')).HoursPage }));

const PatientsPage = lazy(async () => ({ default: (await import('./patients/patients-page')).PatientsPage }));

const EarningsPage = lazy(async () => ({ default: (await import('./earnings/earnings-page')).EarningsPage }));

export function ProfessionalRoutes() {
  return (
    <QueryProvider>
      <AntdProvider>
        <Routes>
          <Route path="/professional/apply" element={<ApplyPage />} />
          <Route path="/apply-professional" element={<ApplyPage />} />
          <Route path="/professional/pending" element={<PendingPage />} />
          <Route path="/professional/dashboard" element={<DashboardPage />} />
          <Route path="/professional/agenda" element={<AgendaPage />} />
          <Route path="/professional/notificacoes" element={<NotificationsPage />} />
          <Route path="/professional/mensagens/:id?" element={<MessagesPage />} />
          <Route path="/professional/agenda/horarios" element={<HoursPage />} />
          <Route path="/professional/pacientes" element={<PatientsPage />} />
          <Route path="/professional/financeiro" element={<EarningsPage />} />
          <Route path="*" element={<NotFound />} />
        </Routes>
      </AntdProvider>
    </QueryProvider>
  );
}
