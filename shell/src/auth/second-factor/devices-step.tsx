import { useState } from 'react';
import { CirclePlus } from 'lucide-react';
import { Button, ButtonLink } from 'shared-ui/button';
import { AuthFrame } from '../frame/auth-frame';
import { useSignOut } from '../../session/use-sign-out';
import { useStepFocus } from '../frame/use-step-focus';
import { copy } from './copy';
import { DeviceList } from './device-list';
import { Enrollment } from './enrollment';
import { useDevices } from './use-devices';
import { WithDevices } from './with-devices';
import styles from '../frame/form.module.css';

const words = copy.devices;

interface DevicesStepProps {
  /** Without a device no other action is available. */
  readonly required: boolean;
}

/** An admin's devices: list, add, remove. */
export function DevicesStep({ required }: DevicesStepProps) {
  const devices = useDevices();
  const [isAdding, setAdding] = useState(false);
  const signOut = useSignOut('/auth');
  const count = devices.view.state === 'ready' ? devices.view.devices.length : 0;
  useStepFocus(isAdding ? 'adding' : `list of ${count}`);
  const close = () => setAdding(false);
  return (
    <WithDevices from={devices}>
      {(list) => (
        <AuthFrame
          title={copy.title}
          subtitle={required ? words.required : words.subtitle}
          aside={copy.aside}
        >
          {isAdding ? (
            <Enrollment
              onCancel={close}
              onDone={async () => {
                await devices.reload();
                close();
              }}
            />
          ) : (
            <div className={styles.form}>
              <DeviceList devices={list} onRemoved={devices.reload} />
              <Button
                variant="primary"
                size="lg"
                block
                icon={<CirclePlus aria-hidden="true" />}
                onClick={() => setAdding(true)}
              >
                {words.add}
              </Button>
              {required ? (
                <Button variant="text" onClick={signOut}>
                  {copy.signOut}
                </Button>
              ) : (
                <ButtonLink variant="text" to="/admin/dashboard">
                  {copy.backToPanel}
                </ButtonLink>
              )}
            </div>
          )}
        </AuthFrame>
      )}
    </WithDevices>
  );
}
