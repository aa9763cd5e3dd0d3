import { lazy } from 'react';
import { Route, Routes, useSearchParams } from 'shared-portal/router';
import { AntdProvider } from 'shared-ui/antd';
import { NotFound } from 'shared-ui/not-found';
import { QueryProvider } from 'shared-data/query';
import { useHasSwitched } from './parts/use-new-screen';

const DashboardPage = lazy(async () => ({
  default: (await import('./dashboard/dashboard-page')).DashboardPage,
}));
const SearchPage = lazy(async () => ({ default: (await import('./search/search-page')).SearchPage }));
const BookingPage = lazy(async () => ({ default: (await import('./booking/booking-page')).BookingPage }));
const PaymentPage = lazy(async () => ({ default: (await import('./payment/payment-page')).PaymentPage }));
const ConfirmationPage = lazy(async () => ({
  default: (await import('./confirmation/confirmation-page')).ConfirmationPage,
}));
const AppointmentsPage = lazy(async () => ({
  default: (await import('./appointments/appointments-page')).AppointmentsPage,
}));
const ProfilePage = lazy(async () => ({ default: (await import('./profile/profile-page')).ProfilePage }));
const HistoryPage = lazy(async () => ({ default: (await import('./history/history-page')).HistoryPage }));
const ChatPage = lazy(async () => ({ default: (await import('./chat/chat-page')).ChatPage }));
const MessagesPage = lazy(async () => ({ default: (await import('./messages/messages-page')).MessagesPage }));
const NotificationsPage = lazy(async () => ({
  default: (await import('./notifications/notifications-page')).NotificationsPage,
}));
const RoomPage = lazy(async () => ({ default: (await import('./room/room-page')).RoomPage }));
const FeedbackPage = lazy(async () => ({ default: (await import('./feedback/feedback-page')).FeedbackPage }));

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
      <AntdProvider>
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
      </AntdProvider>
    </QueryProvider>
  );
}
