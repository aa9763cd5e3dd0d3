import { QrCode } from 'lucide-react';
import { paymentPath } from 'shared-domain/booking-path';
import { ButtonLink } from 'shared-ui/button';
import { payCopy } from './pay-copy';

interface PayButtonProps {
  readonly consultation: {
    readonly id: string;
    readonly professionalId: string;
    readonly professionalName: string;
  };
  readonly variant?: 'primary' | 'outline';
}

/** Opens the payment of a consultation. */
export function PayButton({ consultation, variant = 'primary' }: PayButtonProps) {
  const { id, professionalId, professionalName } = consultation;
  return (
    <ButtonLink
      variant={variant}
      icon={<QrCode aria-hidden="true" />}
      aria-label={payCopy.payLabel(professionalName)}
      to={paymentPath(professionalId, id)}
    >
      {payCopy.pay}
    </ButtonLink>
  );
}
