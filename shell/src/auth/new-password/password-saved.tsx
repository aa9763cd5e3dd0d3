import { useEffect } from 'react';
import { PASSWORD_CHANGED_REDIRECT_MS } from 'shared-domain/password';
import { useNavigate } from 'shared-portal/router';
import { ButtonLink } from 'shared-ui/button';
import { SuccessIllustration } from 'shared-ui/illustrations';
import { Panel } from 'shared-ui/panel';
import { copy } from './copy';

const { saved } = copy;

interface PasswordSavedProps {
  /** The requested page; null opens the landing page. */
  readonly then: string | null;
}

/** Confirms the new password; the next page opens automatically. */
export function PasswordSaved({ then }: PasswordSavedProps) {
  const to = then ?? '/';
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(to, { replace: true }), PASSWORD_CHANGED_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, to]);
  return (
    <Panel
      level={1}
      role="status"
      title={saved.title}
      text={then ? saved.goOnText : saved.text}
      illustration={<SuccessIllustration />}
      actions={
        <ButtonLink variant="outline" to={to} replace>
          {then ? saved.goOn : saved.home}
        </ButtonLink>
      }
    />
  );
}
