import { WaitingPanel } from 'shared-ui/panel';
import { AuthFrame } from '../frame/auth-frame';
import { copy } from './copy';

/** The page with its heading while the account or the devices load. */
export function WaitingFrame() {
  return (
    <AuthFrame title={copy.title} aside={copy.aside}>
      <WaitingPanel text={copy.loading} />
    </AuthFrame>
  );
}
