import { Toaster } from 'shared-ui/toaster';
import { ConnectionBanner } from '../connection/connection-banner';

/** What the page says beside its content: in what state the connection is, and the toasts. */
export const Notices = () => (
  <>
    <ConnectionBanner />
    <Toaster />
  </>
);
