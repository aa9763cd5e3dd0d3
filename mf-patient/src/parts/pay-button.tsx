import { QrCode } from 'lucide-react';
import { Button } from 'shared-ui/button';
import { payCopy } from './pay-copy';

interface PayButtonProps {
  /** Name of the professional. */
  readonly name: string;
  readonly onClick: () => void;
}

/** Opens the Pix charge of a consultation. */
export function PayButton({ name, onClick }: PayButtonProps) {
  return (
    <Button
      variant="primary"
      icon={<QrCode aria-hidden="true" />}
      aria-label={payCopy.payLabel(name)}
      onClick={onClick}
    >
      {payCopy.pay}
    </Button>
  );
}
