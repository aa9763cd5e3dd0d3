import { Info } from 'lucide-react';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { Select } from 'shared-ui/antd';
import { MaskedInput, TextInput } from 'shared-ui/field';
import { FormField, useForm } from 'shared-ui/form';
import { FormDialog } from 'shared-ui/form-dialog';
import { Note } from 'shared-ui/note';
import { keyCopy as words } from './copy';
import { KEY_KINDS, KEY_RULES, keyFault, type KeyKind } from './key-kinds';
import type { RequestedKey } from './use-payout-key';
import { useRequest } from './use-key-writes';

interface KeyDraft {
  readonly kind: KeyKind;
  readonly value: string;
}

const OPTIONS = KEY_KINDS.map((value) => ({ value, label: words.kinds[value] }));

interface KeyFormProps {
  readonly isFirst: boolean;
  readonly onRequested: (key: RequestedKey) => void;
  readonly onClose: () => void;
}

/** A new key, checked by its kind; the server mails a code. */
export function KeyForm({ isFirst, onRequested, onClose }: KeyFormProps) {
  const form = useForm<KeyDraft>({
    initial: () => ({ kind: 'cpf', value: '' }),
    faultsOf: ({ kind, value }) => ({ value: keyFault(kind, value) }),
    refusals: {
      context: PROFESSIONAL_ERRORS['payout-key'],
      fields: { payout_key_invalid: 'value', payout_key_not_own: 'value', too_many_codes: 'value' },
    },
  });
  const requesting = useRequest({ onRequested, onRefused: form.refuse });
  const { kind } = form.values;
  const { format, maxLength, inputMode } = KEY_RULES[kind];
  return (
    <FormDialog<KeyDraft>
      title={isFirst ? words.dialog.add : words.dialog.change}
      action={words.send}
      isRunning={requesting.isRunning}
      form={form}
      onClose={onClose}
      onSubmit={(draft) => requesting.run(draft)}
    >
      <FormField<KeyDraft> name="kind" label={words.kind}>
        <Select
          value={kind}
          // A key of another kind is none of this one.
          onChange={(next) => form.set({ kind: next, value: '' })}
          options={OPTIONS}
        />
      </FormField>
      <FormField<KeyDraft> name="value" label={words.value} hint={words.hints[kind]} required>
        {format ? (
          <MaskedInput key={kind} format={format} maxLength={maxLength} inputMode={inputMode} />
        ) : (
          <TextInput key={kind} maxLength={maxLength} inputMode={inputMode} autoComplete="off" />
        )}
      </FormField>
      {!isFirst && <Note icon={<Info aria-hidden="true" />}>{words.next}</Note>}
    </FormDialog>
  );
}
