import { BadgeCheck } from 'lucide-react';
import { formatPhone } from 'shared-domain/phone';
import { dayOf, formatDayNumeric, type Instant, type IsoDay } from 'shared-domain/schedule';
import { TEAM_ROLE_LABELS } from 'shared-domain/team';
import { Avatar } from 'shared-ui/avatar';
import { Card } from 'shared-ui/card';
import { StatusBadge } from 'shared-ui/status-badge';
import { Tag } from 'shared-ui/tag';
import { ACCOUNT_LABELS, roleText, roleTone } from '../parts/account/account';
import { copy } from './copy';
import { Fact } from './fact';
import { RevealedIdentity } from './revealed-identity';
import styles from './person.module.css';
import type { Person } from './use-person';

/** Name, role and state; below them what identifies the owner, in roles that read it. */
export function IdentityCard({ person: { account, identity } }: { readonly person: Person }) {
  const { professional } = account;
  const role = roleText({
    role: account.role,
    profession: professional?.profession ?? null,
    formOfAddress: professional?.form_of_address ?? null,
  });
  return (
    <Card as="section" aria-label={copy.identity} className={styles.identity}>
      <div className={styles.top}>
        <Avatar name={account.full_name} src={professional?.profile_image_url} size="lg" />
        <div>
          <div className={styles.badges}>
            <Tag tone={roleTone(account.role)}>{role}</Tag>
            {account.team_role && <Tag>{copy.team(TEAM_ROLE_LABELS[account.team_role])}</Tag>}
            <StatusBadge label={ACCOUNT_LABELS[account.state]} />
          </div>
          <h1 tabIndex={-1}>{account.full_name || account.email}</h1>
          <p className={styles.muted}>
            {copy.since(formatDayNumeric(dayOf(account.created_at as Instant)))}{' '}
            {account.last_seen_on
              ? copy.lastSeen(formatDayNumeric(account.last_seen_on as IsoDay))
              : copy.neverSeen}
          </p>
        </div>
      </div>
      <dl className={styles.facts}>
        <Fact label={copy.email}>
          {account.email}{' '}
          {account.email_confirmed_at && (
            <span className={styles.confirmed}>
              <BadgeCheck aria-hidden="true" />
              {copy.confirmed}
            </span>
          )}
        </Fact>
        {professional && <Fact label={copy.registration}>{professional.registration}</Fact>}
        {identity && (
          <>
            <Fact label={copy.phone}>{identity.phone ? formatPhone(identity.phone) : copy.notGiven}</Fact>
            <Fact label={copy.birthDate}>
              {identity.birth_date ? formatDayNumeric(identity.birth_date as IsoDay) : copy.notGiven}
            </Fact>
            <Fact label={copy.city}>
              {[identity.city, identity.state].filter(Boolean).join(', ') || copy.notGiven}
            </Fact>
            <RevealedIdentity userId={account.user_id} identity={identity} />
          </>
        )}
      </dl>
    </Card>
  );
}
