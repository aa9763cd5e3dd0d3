import { Route, Routes } from 'shared-portal/router';
import { AntdProvider } from 'shared-ui/antd';
import { NotFound } from 'shared-ui/not-found';
import { lazyScreen, Screens } from 'shared-ui/screen';
import { QueryProvider } from 'shared-data/query';
import { SendOutgoing } from 'shared-data/send-outgoing';

const ApplyPage = lazyScreen(async () => (await import('./apply/apply-page')).ApplyPage);
const PendingPage = lazyScreen(async () => (await import('./pending/pending-page')).PendingPage);
const DashboardPage = lazyScreen(async () => (await import('./dashboard/dashboard-page')).DashboardPage);
const AgendaPage = lazyScreen(async () => (await import('./agenda/agenda-page')).AgendaPage);
const NotificationsPage = lazyScreen(
  async () => (await import('./notifications/notifications-page')).NotificationsPage,
);
const MessagesPage = lazyScreen(async () => (await import('./messages/messages-page')).MessagesPage);
const HoursPage = lazyScreen(async () => (await import('./hours/hours-page')).HoursPage);

const PatientsPage = lazyScreen(async () => (await import('./patients/patients-page')).PatientsPage);

const EarningsPage = lazyScreen(async () => (await import('./earnings/earnings-page')).EarningsPage);

const PublicProfilePage = lazyScreen(
  async () => (await import('./public-profile/public-profile-page')).PublicProfilePage,
);

export function ProfessionalRoutes() {
  return (
    <QueryProvider>
      <SendOutgoing />
      <AntdProvider>
        <Screens>
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
            <Route path="/professional/perfil" element={<PublicProfilePage />} />
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Screens>
      </AntdProvider>
    </QueryProvider>
  );
}
