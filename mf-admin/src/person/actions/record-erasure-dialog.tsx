import { Eraser } from 'lucide-react';
import { ADMIN_ERRORS } from 'shared-domain/admin-errors';
import { toAppError } from 'shared-domain/errors';
import { lengthFault } from 'shared-domain/text-length';
import { useNavigate } from 'shared-portal/router';
import { TextArea } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { PersonLine } from '../../parts/person-line';
import { copy } from '../copy';
import type { Person } from '../use-person';
import { OriginField, originFault, type Origin } from './origin-field';
import { usePersonWrite } from './use-person-write';

const MAX_LENGTH = 500;

interface Draft {
  readonly origin: Origin | '';
  readonly proof: string;
}

interface RecordErasureDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Records that the owner asked to be erased, then goes to the request, where it is carried out. */
export function RecordErasureDialog({ person: { account }, onClose }: RecordErasureDialogProps) {
  const navigate = useNavigate();
  const form = useForm<Draft>({
    initial: () => ({ origin: '', proof: '' }),
    faultsOf: ({ origin, proof }) => ({
      origin: originFault(origin),
      proof: proof.trim().length < 3 ? copy.proofMissing : lengthFault(proof, MAX_LENGTH),
    }),
    refusals: {
      context: ADMIN_ERRORS['admin-person'],
      fields: { origin_required: 'origin', proof_required: 'proof' },
    },
  });
  const write = usePersonWrite({
    act: async (client, { origin, proof }: Draft) => {
      const { data, error } = await client.rpc('record_erasure_request', {
        user_id: account.user_id,
        origin,
        proof: proof.trim(),
      });
      if (error) throw toAppError(error);
      return data.id;
    },
    onDone: (id) => void navigate(`/admin/mensagens?aba=privacidade&mensagem=${id}`),
    showAtField: form.refuse,
  });
  return (
    <FormDialog
      title={copy.eraseTitle}
      action={copy.eraseGo}
      look={{ variant: 'danger', icon: <Eraser aria-hidden="true" /> }}
      isRunning={write.isRunning}
      form={form}
      onSubmit={(draft) => write.run(draft)}
      onClose={onClose}
    >
      <PersonLine fullName={account.full_name} note={account.email} />
      <p>{copy.eraseText}</p>
      <OriginField />
      <FormField<Draft> name="proof" label={copy.proof} hint={copy.proofHint} limit={MAX_LENGTH} required>
        <TextArea rows={3} />
      </FormField>
    </FormDialog>
  );
}
