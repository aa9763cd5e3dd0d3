import { Toaster } from 'shared-ui/toaster';
import { ConnectionBanner } from '../connection/connection-banner';

/** Messages next to the content: the connection banner and the toasts. */
export const Notices = () => (
  <>
    <ConnectionBanner />
    <Toaster />
  </>
);
