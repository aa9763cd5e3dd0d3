import { Toaster } from 'shared-ui/toaster';
import { UpdateBanner } from '../updates/update-banner';
import { ConnectionBanner } from '../connection/connection-banner';

/** Messages next to the content: the banners of the connection and of a new version, and the toasts. */
export const Notices = () => (
  <>
    <ConnectionBanner />
    <UpdateBanner />
    <Toaster />
  </>
);
