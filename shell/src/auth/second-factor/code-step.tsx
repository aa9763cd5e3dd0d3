import { useState } from 'react';
import { Mail } from 'lucide-react';
import { usePortal, useSession, useToast } from 'shared-portal/portal';
import { Button } from 'shared-ui/button';
import { Field, Select } from 'shared-ui/field';
import { Note } from 'shared-ui/note';
import { AuthFrame } from '../frame/auth-frame';
import { CodeForm } from '../email-code/code-form';
import { withEmail } from '../email/typed-email';
import { useJourney } from '../email-link/use-journey';
import { useSignOut } from '../../session/use-sign-out';
import { useStepFocus } from '../frame/use-step-focus';
import { copy } from './copy';
import { isGone, isThrottling, showCode, type Device } from './factors';
import { useDevices } from './use-devices';
import { useThrottled } from './use-throttled';
import { WithDevices } from './with-devices';
import styles from '../frame/form.module.css';

const words = copy.code;

/**
 * Second step of sign-in: a code from one of the user's devices. The account read afterwards decides what
 * follows.
 */
export function CodeStep() {
  const devices = useDevices();
  useStepFocus(devices.view.state);
  return (
    <WithDevices from={devices}>{(list) => <CodeOf devices={list} onGone={devices.reload} />}</WithDevices>
  );
}

interface CodeOfProps {
  readonly devices: readonly Device[];
  /** Reads the devices again after one was removed elsewhere. */
  readonly onGone: () => Promise<void>;
}

function CodeOf({ devices, onGone }: CodeOfProps) {
  const portal = usePortal();
  const toast = useToast();
  const signOut = useSignOut('/auth');
  const [wanted, setWanted] = useState<string | null>(null);
  const [isThrottled, setThrottled] = useThrottled();
  const chosen = (devices.find(({ id }) => id === wanted) ?? devices[0])?.id ?? '';
  return (
    <AuthFrame title={copy.title} subtitle={words.subtitle} aside={copy.aside}>
      <div className={styles.form}>
        {devices.length > 1 && (
          <Field label={words.device}>
            <Select value={chosen} onChange={(event) => setWanted(event.currentTarget.value)}>
              {devices.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name || copy.devices.unnamed}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <CodeForm
          context="second-factor"
          submit={words.submit}
          onCode={async (code) => {
            try {
              await showCode(portal, chosen, code);
            } catch (error) {
              if (isGone(error)) void onGone();
              setThrottled(isThrottling(error));
              throw error;
            }
            setThrottled(false);
            toast({ kind: 'success', title: words.done });
          }}
        />
        {isThrottled && <ByEmail />}
        <p className={styles.way}>{words.lost}</p>
        <Button variant="text" onClick={signOut}>
          {copy.signOut}
        </Button>
      </div>
    </AuthFrame>
  );
}

/**
 * Alternative once all attempts are used: a session opened by an e-mailed code has its own attempts
 * (docs/security.md).
 */
function ByEmail() {
  const { keptQuery } = useJourney();
  const session = useSession();
  const email = session.phase === 'signed-in' ? session.email : '';
  const leave = useSignOut(keptQuery('/auth'), { ...withEmail(email), method: 'passwordless' });
  return (
    <>
      <Note icon={<Mail aria-hidden="true" />} title={words.throttled.title}>
        {words.throttled.text}
      </Note>
      <Button variant="outline" block onClick={leave}>
        {words.throttled.byEmail}
      </Button>
    </>
  );
}
