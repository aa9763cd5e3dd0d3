import { useState } from 'react';
import { formatCnpj } from 'shared-domain/cnpj';
import { formatCpf } from 'shared-domain/cpf';
import { toAppError } from 'shared-domain/errors';
import { formatPhone } from 'shared-domain/phone';
import type { Database } from 'shared-portal/database';
import { Button } from 'shared-ui/button';
import { ReasonDialog } from './actions/reason-dialog';
import { copy } from './copy';
import { Fact } from './fact';
import styles from './person.module.css';
import type { Person } from './use-person';

type Revealed = Database['public']['Functions']['reveal_identity']['Returns'];

interface RevealedIdentityProps {
  readonly userId: string;
  readonly identity: NonNullable<Person['identity']>;
}

/** CPF and emergency contact: hidden until the member gives a reason, which is logged; shown until the page is left. */
export function RevealedIdentity({ userId, identity }: RevealedIdentityProps) {
  const [asks, setAsks] = useState(false);
  const [revealed, setRevealed] = useState<Revealed | null>(null);
  const show = (label: string) => (
    <Button
      variant="text"
      size="sm"
      className={styles.reveal}
      aria-label={label}
      onClick={() => setAsks(true)}
    >
      {copy.reveal}
    </Button>
  );
  return (
    <>
      <Fact label={copy.cpf}>
        {revealed ? formatCpf(revealed.cpf ?? '') || copy.notGiven : (identity.cpf ?? copy.notGiven)}{' '}
        {!revealed && identity.cpf && show(copy.revealCpf)}
      </Fact>
      {revealed?.cnpj && <Fact label={copy.cnpj}>{formatCnpj(revealed.cnpj)}</Fact>}
      <Fact label={copy.emergency}>
        {revealed ? emergencyText(revealed) : identity.has_emergency_contact ? copy.hidden : copy.notGiven}{' '}
        {!revealed && identity.has_emergency_contact && show(copy.revealEmergency)}
      </Fact>
      {asks && (
        <ReasonDialog
          title={copy.revealTitle}
          action={copy.reveal}
          label={copy.revealReason}
          hint={copy.revealHint}
          act={async (client, reason) => {
            const { data, error } = await client.rpc('reveal_identity', { user_id: userId, reason });
            if (error) throw toAppError(error);
            return data;
          }}
          onDone={(data) => {
            setRevealed(data);
            setAsks(false);
          }}
          onClose={() => setAsks(false)}
        >
          <p>{copy.revealText}</p>
        </ReasonDialog>
      )}
    </>
  );
}

const emergencyText = ({ emergency_name, emergency_relation, emergency_phone }: Revealed): string =>
  [emergency_name, emergency_relation, emergency_phone && formatPhone(emergency_phone)]
    .filter(Boolean)
    .join(', ') || copy.notGiven;
