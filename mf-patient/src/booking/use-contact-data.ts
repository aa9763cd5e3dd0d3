import { useQueryClient } from '@tanstack/react-query';
import { CPF_INVALID, parseCpf } from 'shared-domain/cpf';
import { describeError, toAppError } from 'shared-domain/errors';
import { parsePhone } from 'shared-domain/phone';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { useForm } from 'shared-ui/form';
import { PROFILE_KEY, useProfile } from '../parts/use-profile';
import { copy } from './copy';

/** The masked values of the two fields. */
interface Draft {
  readonly cpf: string;
  readonly phone: string;
}

type Field = keyof Draft;

const FAULT_OF: Readonly<Record<Field, (text: string) => string | null>> = {
  cpf: (text) => (text === '' ? copy.cpfMissing : parseCpf(text) ? null : CPF_INVALID),
  phone: (text) => (parsePhone(text) ? null : copy.phoneMissing),
};

/**
 * The CPF and phone that the booking requires and the profile lacks: requested, validated and saved to the
 * profile. The input is kept until it is saved. Without `wanted`, nothing is requested.
 */
export function useContactData(wanted: boolean) {
  const profile = useProfile(wanted).data;
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  const missing: readonly Field[] = profile
    ? (['cpf', 'phone'] as const).filter((field) => profile[field] === '')
    : [];

  const form = useForm<Draft>({
    initial: () => ({ cpf: '', phone: '' }),
    faultsOf: (draft) => Object.fromEntries(missing.map((field) => [field, FAULT_OF[field](draft[field])])),
    refusals: {
      context: 'booking-data',
      fields: { document_number_invalid: 'cpf', phone_invalid: 'phone' },
      texts: { document_number_invalid: CPF_INVALID, phone_invalid: copy.phoneMissing },
    },
  });
  const saving = useWrite({
    mutationFn: async ({ cpf, phone }: Draft & Saved) => {
      const client = await supabase();
      const { error } = await client.rpc('add_booking_data', {
        cpf: parseCpf(cpf),
        phone: parsePhone(phone),
      });
      if (error) throw toAppError(error);
    },
    onSuccess: (_nothing, { onSaved }) => {
      void queries.invalidateQueries({ queryKey: [PROFILE_KEY] });
      onSaved();
    },
    onError: (error) => {
      if (!form.refuse(error)) toast({ kind: 'error', ...describeError(toAppError(error), 'booking-data') });
    },
  });

  return {
    missing,
    form,
    isSaving: saving.isRunning,
    /** Saves the missing data and continues; shows errors instead. */
    save: (onSaved: () => void) =>
      form.submit((draft) => (missing.length === 0 ? onSaved() : saving.run({ ...draft, onSaved }))),
  };
}

interface Saved {
  readonly onSaved: () => void;
}

export type ContactData = ReturnType<typeof useContactData>;
