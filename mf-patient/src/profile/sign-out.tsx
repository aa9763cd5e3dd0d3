import { LogOut } from 'lucide-react';
import { describeError } from 'shared-domain/errors';
import { leaveScreen } from 'shared-portal/leaving';
import { usePortal } from 'shared-portal/portal';
import { useErrorToasts } from 'shared-data/error-toasts';
import { Button } from 'shared-ui/button';
import { copy } from './copy';
import styles from './sign-out.module.css';

/** Signs out, on phones, whose header has no room for it. */
export function SignOut() {
  const { signOut } = usePortal();
  const errorToasts = useErrorToasts();
  const leave = async () => {
    if (await signOut('/auth')) errorToasts.dismiss();
    else errorToasts.show(describeError(navigator.onLine ? 'unexpected' : 'network', 'session-end'));
  };
  return (
    <div className={styles.signOut}>
      <Button
        variant="danger"
        block
        icon={<LogOut aria-hidden="true" />}
        onClick={() => leaveScreen(() => void leave())}
      >
        {copy.signOut}
      </Button>
    </div>
  );
}
