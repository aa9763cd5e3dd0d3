import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CPF_INVALID, parseCpf } from 'shared-domain/cpf';
import { describeError, toAppError } from 'shared-domain/errors';
import { parsePhone } from 'shared-domain/phone';
import { useSupabase, useToast } from 'shared-portal/portal';
import { useWrite } from 'shared-data/query';
import { PROFILE_KEY, useProfile } from '../parts/use-profile';
import { copy } from './copy';

/** The texts of the two fields, masked. */
interface Draft {
  readonly cpf: string;
  readonly phone: string;
}

type Field = keyof Draft;
type Faults = Readonly<Record<Field, string | null>>;

const NO_FAULTS: Faults = { cpf: null, phone: null };

const FAULT_OF: Readonly<Record<Field, (text: string) => string | null>> = {
  cpf: (text) => (text === '' ? copy.cpfMissing : parseCpf(text) ? null : CPF_INVALID),
  phone: (text) => (parsePhone(text) ? null : copy.phoneMissing),
};

/** The server's refusals of a field. */
const REFUSED: Readonly<Record<string, Field>> = { document_number_invalid: 'cpf', phone_invalid: 'phone' };

/**
 * The CPF and phone that a booking needs and the profile lacks: asked for, checked and saved to the profile. What was
 * typed stays until it is saved. Without `wanted` nothing is asked for.
 */
export function useContactData(wanted: boolean) {
  const profile = useProfile(wanted).data;
  const [draft, setDraft] = useState<Draft>({ cpf: '', phone: '' });
  const [faults, setFaults] = useState(NO_FAULTS);
  const supabase = useSupabase();
  const queries = useQueryClient();
  const toast = useToast();
  const missing: readonly Field[] = profile
    ? (['cpf', 'phone'] as const).filter((field) => profile[field] === '')
    : [];

  const saving = useWrite({
    mutationFn: async (_onSaved: () => void) => {
      const client = await supabase();
      const { error } = await client.rpc('add_booking_data', {
        cpf: parseCpf(draft.cpf),
        phone: parsePhone(draft.phone),
      });
      if (error) throw toAppError(error);
    },
    onSuccess: (_nothing, onSaved) => {
      void queries.invalidateQueries({ queryKey: [PROFILE_KEY] });
      onSaved();
    },
    onError: (error) => {
      const { code } = toAppError(error);
      const field = REFUSED[code];
      if (field) setFaults({ ...NO_FAULTS, [field]: field === 'cpf' ? CPF_INVALID : copy.phoneMissing });
      else toast({ kind: 'error', ...describeError(code, 'booking-data') });
    },
  });

  return {
    missing,
    draft,
    faults,
    change: (field: Field, text: string) => {
      setDraft({ ...draft, [field]: text });
      setFaults({ ...faults, [field]: null });
    },
    isSaving: saving.isRunning,
    /** Saves what is missing, then goes on; false where a field is wrong, which it says. */
    save: (onSaved: () => void): boolean => {
      const found = { ...NO_FAULTS };
      for (const field of missing) found[field] = FAULT_OF[field](draft[field]);
      setFaults(found);
      if (found.cpf ?? found.phone) return false;
      if (missing.length === 0) onSaved();
      else saving.run(onSaved);
      return true;
    },
  };
}

export type ContactData = ReturnType<typeof useContactData>;
