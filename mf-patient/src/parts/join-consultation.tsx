import { Video } from 'lucide-react';
import { ButtonAnchor, type ButtonAnchorProps } from 'shared-ui/button';

interface JoinConsultationProps extends Pick<ButtonAnchorProps, 'variant' | 'block' | 'className'> {
  /** URL of the video room. */
  readonly link: string;
  /** Name of the other participant, for screen readers. */
  readonly name: string;
}

/** Link to the video room, in a new tab. */
export function JoinConsultation({ link, name, variant = 'primary', ...look }: JoinConsultationProps) {
  return (
    <ButtonAnchor
      {...look}
      variant={variant}
      href={link}
      target="_blank"
      rel="noreferrer"
      icon={<Video aria-hidden="true" />}
      aria-label={`Entrar na sessão com ${name}`}
    >
      Entrar
    </ButtonAnchor>
  );
}
