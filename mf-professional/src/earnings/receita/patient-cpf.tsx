import { Info } from 'lucide-react';
import { formatCpf } from 'shared-domain/cpf';
import { Button, ButtonLink } from 'shared-ui/button';
import { CopyCode } from 'shared-ui/copy-code';
import { Note } from 'shared-ui/note';
import type { Earning } from '../earnings';
import { receitaCopy as words } from './copy';
import { usePatientCpf } from './use-patient-cpf';

/** The patient's CPF to copy, once the consultation is completed. */
export function PatientCpf({ earning }: { readonly earning: Earning }) {
  const { paymentId, consultationId, outcome } = earning;
  const { cpf, reading } = usePatientCpf(paymentId);
  const chat = (
    <ButtonLink variant="text" size="sm" to={`/chat/${consultationId}`}>
      {words.chat}
    </ButtonLink>
  );
  if (typeof cpf === 'string')
    return (
      <CopyCode
        label={words.cpf}
        code={formatCpf(cpf)}
        toasts={{ copied: words.copiedCpf, failed: words.notCopied }}
      />
    );
  const isReadable = outcome === 'completed' && cpf === undefined;
  return (
    <Note
      icon={<Info aria-hidden="true" />}
      action={
        isReadable ? (
          <Button variant="outline" size="sm" loading={reading.isRunning} onClick={() => reading.run()}>
            {words.showCpf}
          </Button>
        ) : (
          chat
        )
      }
    >
      {isReadable ? words.cpfRecorded : cpf === null ? words.cpfMissing : words.cpfLater}
    </Note>
  );
}
