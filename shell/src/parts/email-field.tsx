import { Mail } from 'lucide-react';
import { Field, TextInput } from 'shared-ui/field';
import { copy } from './copy';
import type { EmailFault } from './email-fault';

interface EmailFieldProps {
  readonly email: string;
  /** Null: none, or none to be told yet. */
  readonly fault: EmailFault | null;
  /** What the server had against it. */
  readonly refusal?: string | null;
  readonly onChange: (email: string) => void;
}

/** The address somebody enters with. */
export function EmailField({ email, fault, refusal, onChange }: EmailFieldProps) {
  return (
    <Field label={copy.email} required error={fault ? copy.emailFaults[fault] : refusal}>
      <TextInput
        type="email"
        name="email"
        autoComplete="email"
        icon={<Mail aria-hidden="true" />}
        value={email}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
