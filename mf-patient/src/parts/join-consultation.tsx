import { Video } from 'lucide-react';
import { roomPath } from 'shared-domain/booking-path';
import { ButtonLink, type ButtonLinkProps } from 'shared-ui/button';

interface JoinConsultationProps extends Pick<ButtonLinkProps, 'variant' | 'block' | 'className'> {
  /** The consultation. */
  readonly id: string;
  /** Name of the other participant, for screen readers. */
  readonly name: string;
}

/** Leads to the consultation's room. */
export function JoinConsultation({ id, name, variant = 'primary', ...look }: JoinConsultationProps) {
  return (
    <ButtonLink
      {...look}
      variant={variant}
      to={roomPath(id)}
      icon={<Video aria-hidden="true" />}
      aria-label={`Entrar na sessão com ${name}`}
    >
      Entrar
    </ButtonLink>
  );
}
