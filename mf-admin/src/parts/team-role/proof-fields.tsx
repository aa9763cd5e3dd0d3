import { formatOneTimeCode, parseOneTimeCode } from 'shared-domain/one-time-code';
import { lengthFault } from 'shared-domain/text-length';
import { Select } from 'shared-ui/antd';
import { MaskedInput, TextArea } from 'shared-ui/field';
import { FormField } from 'shared-ui/form';
import { copy } from './copy';
import type { Device, Proof } from './use-team-change';

const MAX_LENGTH = 500;

/** What every change of the team asks for. */
export interface ProofDraft extends Proof {
  readonly reason: string;
}

export const emptyProof = (devices: readonly Device[]): ProofDraft => ({
  reason: '',
  device: devices[0]?.id ?? '',
  code: '',
});

export const proofFaults = ({ reason, code }: ProofDraft) => ({
  reason: reason.trim().length < 3 ? copy.reasonMissing : lengthFault(reason, MAX_LENGTH),
  code: parseOneTimeCode(code) ? null : copy.codeMissing,
});

/** The field of each refusal. */
export const PROOF_REFUSALS = {
  reason_required: 'reason',
  factor_not_recent: 'code',
  mfa_verification_failed: 'code',
  mfa_challenge_expired: 'code',
  mfa_factor_not_found: 'code',
} as const;

/** The reason, and the code of one of the caller's own devices. */
export function ProofFields({ devices }: { readonly devices: readonly Device[] }) {
  return (
    <>
      <FormField<ProofDraft>
        name="reason"
        label={copy.reason}
        hint={copy.reasonHint}
        limit={MAX_LENGTH}
        required
      >
        <TextArea rows={2} />
      </FormField>
      {devices.length > 1 && (
        <FormField<ProofDraft> name="device" label={copy.device}>
          <Select options={devices.map(({ id, name }) => ({ value: id, label: name || copy.unnamed }))} />
        </FormField>
      )}
      <FormField<ProofDraft> name="code" label={copy.code} hint={copy.codeHint} required>
        <MaskedInput format={formatOneTimeCode} inputMode="numeric" autoComplete="one-time-code" />
      </FormField>
    </>
  );
}
