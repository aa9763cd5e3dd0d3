import { Route, Routes, useSearchParams } from 'shared-portal/router';
import { AntdProvider } from 'shared-ui/antd';
import { NotFound } from 'shared-ui/not-found';
import { lazyScreen, Screens } from 'shared-ui/screen';
import { QueryProvider } from 'shared-data/query';
import { SendOutgoing } from 'shared-data/send-outgoing';
import { useHasSwitched } from './parts/use-new-screen';

const DashboardPage = lazyScreen(async () => (await import('./dashboard/dashboard-page')).DashboardPage);
const SearchPage = lazyScreen(async () => (await import('./search/search-page')).SearchPage);
const BookingPage = lazyScreen(async () => (await import('./booking/booking-page')).BookingPage);
const PaymentPage = lazyScreen(async () => (await import('./payment/payment-page')).PaymentPage);
const ConfirmationPage = lazyScreen(
  async () => (await import('./confirmation/confirmation-page')).ConfirmationPage,
);
const AppointmentsPage = lazyScreen(
  async () => (await import('./appointments/appointments-page')).AppointmentsPage,
);
const ProfilePage = lazyScreen(async () => (await import('./profile/profile-page')).ProfilePage);
const HistoryPage = lazyScreen(async () => (await import('./history/history-page')).HistoryPage);
const ChatPage = lazyScreen(async () => (await import('./chat/chat-page')).ChatPage);
const MessagesPage = lazyScreen(async () => (await import('./messages/messages-page')).MessagesPage);
const NotificationsPage = lazyScreen(
  async () => (await import('./notifications/notifications-page')).NotificationsPage,
);
const RoomPage = lazyScreen(async () => (await import('./room/room-page')).RoomPage);
const FeedbackPage = lazyScreen(async () => (await import('./feedback/feedback-page')).FeedbackPage);

/** The steps of booking, and its payment (`?pagamento={consultation}`). */
function Booking() {
  const [params] = useSearchParams();
  const isPayment = params.has('pagamento');
  const isFollowing = useHasSwitched(isPayment ? 'payment' : 'booking');
  return isPayment ? <PaymentPage isFollowing={isFollowing} /> : <BookingPage isFollowing={isFollowing} />;
}

export function PatientRoutes() {
  return (
    <QueryProvider>
      <SendOutgoing />
      <AntdProvider>
        <Screens>
          <Routes>
            <Route path="/patient/dashboard" element={<DashboardPage />} />
            <Route path="/patient/search" element={<SearchPage />} />
            <Route path="/patient/booking/:id" element={<Booking />} />
            <Route path="/patient/comprovante/:id" element={<ConfirmationPage />} />
            <Route path="/patient/appointments" element={<AppointmentsPage />} />
            <Route path="/patient/profile" element={<ProfilePage />} />
            <Route path="/patient/historico" element={<HistoryPage />} />
            <Route path="/patient/notificacoes" element={<NotificationsPage />} />
            <Route path="/patient/mensagens/:id?" element={<MessagesPage />} />
            <Route path="/chat/:id" element={<ChatPage />} />
            <Route path="/sala/:id" element={<RoomPage />} />
            <Route path="/feedback" element={<FeedbackPage />} />
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Screens>
      </AntdProvider>
    </QueryProvider>
  );
}
