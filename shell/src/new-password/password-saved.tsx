import { useEffect } from 'react';
import { PASSWORD_CHANGED_REDIRECT_MS } from 'shared-domain/password';
import { useNavigate } from 'shared-portal/router';
import { ButtonLink } from 'shared-ui/button';
import { Met } from 'shared-ui/illustrations';
import { Panel } from 'shared-ui/panel';
import { copy } from './copy';

const { title, text, home } = copy.saved;

/** It worked; the landing page follows by itself. */
export function PasswordSaved() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/', { replace: true }), PASSWORD_CHANGED_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <Panel
      level={1}
      role="status"
      title={title}
      text={text}
      illustration={<Met />}
      actions={
        <ButtonLink variant="outline" to="/" replace>
          {home}
        </ButtonLink>
      }
    />
  );
}
