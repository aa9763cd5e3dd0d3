import { summaryPath, visitorPath } from 'shared-domain/booking-path';
import { useSession } from 'shared-portal/portal';

/** Where a free time leads: to the booking's summary; visitors sign up first. */
export const useTimePath = () => (useSession().phase === 'signed-out' ? visitorPath : summaryPath);
