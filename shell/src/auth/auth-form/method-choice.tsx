import { KeyRound, Mail } from 'lucide-react';
import { Segmented } from 'shared-ui/field';
import type { AccessMethod } from './access-method';
import { copy } from './copy';

interface MethodChoiceProps {
  readonly value: AccessMethod;
  readonly onValueChange: (method: AccessMethod) => void;
}

export function MethodChoice(props: MethodChoiceProps) {
  const { label, password, passwordless } = copy.method;
  return (
    <Segmented
      {...props}
      label={label}
      options={[
        { value: 'password', label: password, icon: <KeyRound aria-hidden="true" /> },
        { value: 'passwordless', label: passwordless, icon: <Mail aria-hidden="true" /> },
      ]}
    />
  );
}
