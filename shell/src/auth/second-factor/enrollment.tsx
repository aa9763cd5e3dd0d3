import { useState } from 'react';
import { Smartphone } from 'lucide-react';
import { usePortal, useToast } from 'shared-portal/portal';
import { Button } from 'shared-ui/button';
import { CopyCode } from 'shared-ui/copy-code';
import { TextInput } from 'shared-ui/field';
import { Form, FormField, useForm } from 'shared-ui/form';
import { QrCode } from 'shared-ui/qr-code';
import { CodeForm } from '../email-code/code-form';
import { useStepFocus } from '../frame/use-step-focus';
import { useTask } from '../frame/use-task';
import { copy } from './copy';
import { startEnrolment, showCode, type PendingDevice } from './factors';
import styles from '../frame/form.module.css';

const words = copy.enrollment;
/** Fits one line of an authenticator app. */
const LONGEST_NAME = 40;

interface EnrollmentProps {
  readonly onCancel: () => void;
  readonly onDone: () => Promise<void>;
}

/** Adds a device: its name, then its QR code and the first code, which verifies it. */
export function Enrollment({ onCancel, onDone }: EnrollmentProps) {
  const [pending, setPending] = useState<PendingDevice | null>(null);
  useStepFocus(pending ? 'scan' : 'name');
  return (
    <div className={styles.form}>
      {pending ? <Scan pending={pending} onDone={onDone} /> : <Naming onStart={setPending} />}
      <Button variant="text" onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  );
}

function Naming({ onStart }: { readonly onStart: (pending: PendingDevice) => void }) {
  const portal = usePortal();
  const form = useForm({
    initial: () => ({ name: words.usualName as string }),
    faultsOf: ({ name }) => ({ name: name.trim() ? null : words.nameMissing }),
    refusals: { context: 'second-factor', fields: {}, others: 'name' },
  });
  const { run, isRunning } = useTask(async ({ name }: { readonly name: string }) => {
    try {
      onStart(await startEnrolment(portal, name.trim()));
    } catch (error) {
      form.refuse(error);
    }
  });
  return (
    <Form form={form} className={styles.form} onSubmit={run}>
      <FormField name="name" label={words.name} required hint={words.nameHint}>
        <TextInput
          autoComplete="off"
          maxLength={LONGEST_NAME}
          data-step-focus=""
          icon={<Smartphone aria-hidden="true" />}
        />
      </FormField>
      <Button type="submit" variant="primary" size="lg" block loading={isRunning}>
        {words.begin}
      </Button>
    </Form>
  );
}

interface ScanProps extends Pick<EnrollmentProps, 'onDone'> {
  readonly pending: PendingDevice;
}

function Scan({ pending: { id, uri, secret }, onDone }: ScanProps) {
  const portal = usePortal();
  const toast = useToast();
  return (
    <>
      <div>
        <h2>{words.scan}</h2>
        <p>{words.scanText}</p>
      </div>
      <QrCode code={uri} label={words.qr} />
      <CopyCode
        whole
        label={words.key}
        code={secret}
        toasts={{ copied: words.copied, failed: words.notCopied }}
      />
      <CodeForm
        context="second-factor"
        submit={words.activate}
        onCode={async (code) => {
          await showCode(portal, id, code);
          toast({ kind: 'success', ...words.activated });
          await onDone();
        }}
      />
    </>
  );
}
