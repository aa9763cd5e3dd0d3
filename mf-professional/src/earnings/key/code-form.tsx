import { useState } from 'react';
import { formatOneTimeCode, parseOneTimeCode } from 'shared-domain/one-time-code';
import { useOwnZone, timeInZone } from 'shared-data/own-zone';
import { Button } from 'shared-ui/button';
import { MaskedInput } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { keyCopy as words } from './copy';
import type { RequestedKey } from './use-payout-key';
import { useConfirmation } from './use-key-writes';

interface CodeDraft {
  readonly code: string;
}

interface CodeFormProps {
  readonly requested: RequestedKey;
  /** Names the key again, for another code. */
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** The mailed code. Wrong ones are counted; after the last, or late, only another code helps. */
export function CodeForm({ requested: { masked, expiresAt }, onAgain, onClose }: CodeFormProps) {
  const zone = useOwnZone();
  const [refused, setRefused] = useState<{ readonly code: string; readonly text: string } | null>(null);
  const form = useForm<CodeDraft>({
    initial: () => ({ code: '' }),
    faultsOf: ({ code }) => ({ code: parseOneTimeCode(code) ? null : words.faults.code }),
  });
  const confirming = useConfirmation({
    onConfirmed: onClose,
    onRefused: (code, triesLeft) =>
      setRefused({ code, text: triesLeft > 0 ? words.wrong(triesLeft) : words.over }),
  });
  return (
    <FormDialog<CodeDraft>
      title={words.dialog.code}
      action={words.confirm}
      isRunning={confirming.isRunning}
      form={form}
      onClose={onClose}
      onSubmit={({ code }) => confirming.run(code)}
    >
      <p>{words.sent(masked, timeInZone(expiresAt, zone))}</p>
      <FormField<CodeDraft>
        name="code"
        label={words.code}
        required
        error={refused?.code === form.values.code ? refused.text : null}
      >
        <MaskedInput format={formatOneTimeCode} inputMode="numeric" autoComplete="one-time-code" />
      </FormField>
      <Button variant="text" onClick={onAgain}>
        {words.another}
      </Button>
    </FormDialog>
  );
}
