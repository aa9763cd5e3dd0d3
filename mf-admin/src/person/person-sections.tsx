import { LockKeyhole, Mail, MonitorSmartphone, Smartphone, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { deviceOf } from 'shared-domain/device';
import { cents, formatBrl, formatPrice } from 'shared-domain/money';
import { PRIVACY_REQUEST_LABELS } from 'shared-domain/privacy';
import { formatInstant, type Instant } from 'shared-domain/schedule';
import { HISTORY_LABELS, labelOf, UNKNOWN_STATUS } from 'shared-domain/status';
import { Link } from 'shared-portal/router';
import { ButtonLink } from 'shared-ui/button';
import { Card } from 'shared-ui/card';
import { Disc } from 'shared-ui/disc';
import { StatusBadge } from 'shared-ui/status-badge';
import { networkName, sentenceOf } from '../parts/audit/words';
import { chargeAddress } from '../parts/charge/charge-address';
import { CHARGE_LABELS } from '../parts/charge/charge-state';
import { consultationAddress } from '../parts/consultation-address';
import { useMay } from '../parts/team/use-team-access';
import { EndSession } from './actions/end-session';
import { copy } from './copy';
import styles from './person.module.css';
import type { Person } from './use-person';

interface PersonProps {
  readonly person: Person;
}

const at = (instant: string) => formatInstant(instant as Instant);

/** What the account did, each part with its latest rows. Parts that the role does not read are left out. */
export function PersonSections({ person }: PersonProps) {
  const { consultations, payments, sessions, messages, audit } = person;
  return (
    <>
      <nav aria-label={copy.parts} className={styles.parts}>
        {consultations && <PartLink to="consultas" label={copy.consultations} n={consultations.total} />}
        {payments && <PartLink to="pagamentos" label={copy.payments} n={payments.total} />}
        {sessions && <PartLink to="acessos" label={copy.sessionsShort} n={sessions.length} />}
        <PartLink to="consentimentos" label={copy.consents} />
        {messages && <PartLink to="mensagens" label={copy.messagesShort} />}
        {audit && <PartLink to="auditoria" label={copy.auditShort} />}
      </nav>
      {consultations && <Consultations person={person} />}
      {payments && <Payments person={person} />}
      {sessions && <Sessions person={person} />}
      <Consents person={person} />
      {messages && <Messages person={person} />}
      {audit && <Audit person={person} />}
    </>
  );
}

interface PartLinkProps {
  readonly to: string;
  readonly label: string;
  readonly n?: number;
}

/** Scrolls itself: the address keeps its query, and the portal's router does not know anchors. */
function PartLink({ to, label, n }: PartLinkProps) {
  return (
    <a
      href={`#${to}`}
      className={styles.part}
      onClick={(event) => {
        event.preventDefault();
        const heading = document.getElementById(to);
        heading?.scrollIntoView({ block: 'start' });
        heading?.focus({ preventScroll: true });
      }}
    >
      {label}
      {n !== undefined && <span className={styles.partCount}> {n}</span>}
    </a>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly more?: ReactNode;
  readonly note?: string;
  readonly children: ReactNode;
}

function Section({ id, title, more, note, children }: SectionProps) {
  return (
    <Card as="section" aria-labelledby={id} className={styles.section}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {more}
      </div>
      {children}
      {note && (
        <p className={styles.note}>
          <LockKeyhole aria-hidden="true" />
          {note}
        </p>
      )}
    </Card>
  );
}

/** A list, or a sentence in its place. */
function Rows({ none, children }: { readonly none: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return <p className={styles.muted}>{none}</p>;
  return <ul className={styles.rows}>{children}</ul>;
}

function Consultations({ person: { account, consultations } }: PersonProps) {
  const { total = 0, latest = [] } = consultations ?? {};
  return (
    <Section
      id="consultas"
      title={copy.consultations}
      note={copy.neverShown}
      more={
        total > latest.length && (
          <ButtonLink
            variant="text"
            size="sm"
            to={`/admin/consultations?busca=${encodeURIComponent(account.email)}`}
          >
            {copy.all(total)}
          </ButtonLink>
        )
      }
    >
      <Rows none={copy.noConsultations}>
        {latest.map((row) => (
          <li key={row.id} className={styles.row}>
            <div>
              <Link to={consultationAddress(row.id)} className={styles.name}>
                {at(row.starts_at)}
              </Link>
              <span className={styles.sub}>
                {row.as_patient ? copy.withProfessional(row.other_name) : copy.withPatient(row.other_name)}
              </span>
            </div>
            <StatusBadge label={labelOf(HISTORY_LABELS, row.state, UNKNOWN_STATUS)} />
            {row.amount_cents !== null && (
              <span className={styles.amount}>{formatPrice(cents(row.amount_cents))}</span>
            )}
          </li>
        ))}
      </Rows>
    </Section>
  );
}

function Payments({ person: { account, payments } }: PersonProps) {
  const { total = 0, latest = [] } = payments ?? {};
  return (
    <Section
      id="pagamentos"
      title={copy.payments}
      more={
        total > latest.length && (
          <ButtonLink
            variant="text"
            size="sm"
            to={`/admin/consultations?aba=pagamentos&busca=${encodeURIComponent(account.email)}`}
          >
            {copy.allPayments(total)}
          </ButtonLink>
        )
      }
    >
      <Rows none={copy.noPayments}>
        {latest.map((row) => (
          <li key={row.id} className={styles.row}>
            <div>
              <Link to={chargeAddress(row.id)} className={styles.name}>
                {at(row.created_at)}
              </Link>
              <span className={styles.sub}>{copy.ofConsultation(at(row.starts_at))}</span>
            </div>
            <StatusBadge label={labelOf(CHARGE_LABELS, row.state, UNKNOWN_STATUS)} />
            <strong className={styles.amount}>{formatBrl(cents(row.amount_cents))}</strong>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

function Sessions({ person: { account, sessions } }: PersonProps) {
  return (
    <Section id="acessos" title={copy.sessions}>
      <Rows none={copy.noSessions}>
        {(sessions ?? []).map((session) => {
          const device = deviceOf(session.user_agent);
          return (
            <li key={session.id} className={styles.iconRow}>
              <Disc>{device.isHandheld ? <Smartphone /> : <MonitorSmartphone />}</Disc>
              <div>
                <strong>{device.name}</strong>
                <span className={styles.sub}>
                  {copy.lastUsed(at(session.last_used_at))}
                  {session.network && `, ${copy.network(networkName(session.network))}`}
                </span>
              </div>
              <EndSession
                userId={account.user_id}
                fullName={account.full_name}
                session={session.id}
                device={device.name}
              />
            </li>
          );
        })}
      </Rows>
    </Section>
  );
}

function Consents({ person: { consents } }: PersonProps) {
  return (
    <Section id="consentimentos" title={copy.consents}>
      <Rows none={copy.noConsents}>
        {consents.map(({ document: accepted, version, accepted_at }) => (
          <li key={`${accepted} ${version}`} className={styles.row}>
            <div>
              <strong>{copy.documents[accepted]}</strong>
              <span className={styles.sub}>{copy.version(version)}</span>
            </div>
            <span className={styles.sub}>{copy.acceptedAt(at(accepted_at))}</span>
          </li>
        ))}
      </Rows>
    </Section>
  );
}

function Messages({ person: { messages } }: PersonProps) {
  const { messages: sent = [], requests = [] } = messages ?? {};
  return (
    <Section id="mensagens" title={copy.messages}>
      <Rows none={copy.noMessages}>
        {[
          ...sent.map(({ id, subject, created_at, read_at }) => (
            <li key={id} className={styles.iconRow}>
              <Disc>
                <Mail />
              </Disc>
              <div>
                <strong>{subject}</strong>
                <span className={styles.sub}>{copy.received(at(created_at), read_at !== null)}</span>
              </div>
              <Open to={`/admin/mensagens?mensagem=${id}`} about={subject} />
            </li>
          )),
          ...requests.map(({ id, kind, status, created_at }) => (
            <li key={id} className={styles.iconRow}>
              <Disc>
                <ShieldCheck />
              </Disc>
              <div>
                <strong>{kind === 'erasure' ? copy.erasureRequest : copy.privacyRequest}</strong>
                <span className={styles.sub}>
                  {copy.requested(at(created_at), PRIVACY_REQUEST_LABELS[status].text)}
                </span>
              </div>
              <Open
                to={`/admin/mensagens?aba=privacidade&mensagem=${id}`}
                about={kind === 'erasure' ? copy.erasureRequest : copy.privacyRequest}
              />
            </li>
          )),
        ]}
      </Rows>
    </Section>
  );
}

function Open({ to, about }: { readonly to: string; readonly about: string }) {
  return (
    <ButtonLink variant="text" size="sm" to={to} aria-label={copy.openOf(about)}>
      {copy.open}
    </ButtonLink>
  );
}

function Audit({ person: { account, audit } }: PersonProps) {
  const may = useMay();
  return (
    <Section
      id="auditoria"
      title={copy.audit}
      more={
        may('audit.read') && (
          <ButtonLink variant="text" size="sm" to={`/admin/auditoria?sobre=${account.user_id}&quando=tudo`}>
            {copy.wholeAudit}
          </ButtonLink>
        )
      }
    >
      <Rows none={copy.noAudit}>
        {(audit ?? []).map((entry) => (
          <li key={entry.id} className={styles.row}>
            <div>
              <strong>{entry.actor_name ?? copy.nobody}</strong>{' '}
              {sentenceOf(entry.action, entry.subject_table)}
            </div>
            <span className={styles.sub}>{at(entry.happened_at)}</span>
          </li>
        ))}
      </Rows>
    </Section>
  );
}
