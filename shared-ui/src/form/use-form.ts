import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useForm as useHookForm, useWatch, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useDraftStorage, type DraftStorageOptions } from 'shared-data/stored-draft';
import { useHeldStop } from '../unsaved/use-held-stop';
import { errorsFrom, type FormErrors } from './faults';
import { refusalIn, refusalOf, type ServerErrors } from './refusals';

export interface FormOptions<Draft extends object> {
  /** The last saved values in display format: masked texts. */
  readonly initial: () => Draft;
  /** Validates a draft, by field. */
  readonly faultsOf?: ((draft: Draft) => FormErrors<Draft>) | undefined;
  /** Server errors that are shown on a field. */
  readonly refusals?: ServerErrors<Draft> | undefined;
  /** Stores the draft in this tab. */
  readonly draft?: (DraftStorageOptions<Draft> & { readonly name: string }) | undefined;
  /** Validates a field on blur. Default: all fields on submit, then each on change. */
  readonly validateOnBlur?: boolean | undefined;
  /** Called with whether the draft differs from the last saved values. */
  readonly onUnsaved?: ((isUnsaved: boolean) => void) | undefined;
}

export interface FormState<Draft extends object> {
  /** The current draft. */
  readonly values: Draft;
  readonly isSubmitted: boolean;
  /** Whether the draft differs from the last saved values. */
  readonly isUnsaved: boolean;
  /** A server error of the form as a whole. */
  readonly error: string | null;
  /** A server error on a field, until the value changes. */
  readonly refusal: string | null;
  /** Changes fields; a function receives the current draft. */
  readonly set: (change: Partial<Draft> | ((latest: Draft) => Partial<Draft>)) => void;
  /**
   * Shows a server error on its field and focuses it; returns false if it belongs to none.
   * @param change fields to change as well
   */
  readonly refuse: (error: unknown, change?: Partial<Draft>) => boolean;
  /** Marks the last submitted values as saved and removes the stored draft. */
  readonly saved: () => void;
  /** Validates the draft and submits it, or focuses the first invalid field. */
  readonly submit: (onSubmit: (draft: Draft, saved: Draft) => void, onFaults?: () => void) => void;
  /** For `Form`. */
  readonly element: RefObject<HTMLFormElement | null>;
  readonly methods: UseFormReturn;
}

/**
 * State of a form over react-hook-form: values, errors, server errors, stored draft. While it is unsaved the shell does not
 * stop its area. Render it with `Form`.
 */
export function useForm<Draft extends object>(options: FormOptions<Draft>): FormState<Draft> {
  const { initial, faultsOf, refusals, draft, validateOnBlur = false, onUnsaved } = options;
  const storage = useDraftStorage<Draft>(draft?.name, draft);
  const [saved, setSaved] = useState(initial);
  const [defaults] = useState(() => ({ ...saved, ...storage.stored }));
  const element = useRef<HTMLFormElement>(null);
  const submitted = useRef(saved);
  const methods = useHookForm<FieldValues>({
    defaultValues: defaults,
    mode: validateOnBlur ? 'onTouched' : 'onSubmit',
    shouldFocusError: false,
    resolver: (values) => {
      const errors = errorsFrom(faultsOf?.(values as Draft));
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
  const { control, formState } = methods;
  const values = useWatch({ control }) as Draft;
  const last = useRef<object>(defaults);
  const store = useEffectEvent((changed: FieldValues) => {
    if (isSame(changed, last.current)) return;
    last.current = changed;
    storage.store(changed as Draft);
  });
  useEffect(
    () => methods.subscribe({ formState: { values: true }, callback: (state) => store(state.values) }),
    [methods],
  );
  const isUnsaved = !isSame(values, saved);
  useEffect(() => onUnsaved?.(isUnsaved), [isUnsaved, onUnsaved]);
  useHeldStop(isUnsaved);
  useLayoutEffect(() => adoptTyped(element.current, methods), [methods]);
  const [refusalCount, setRefusalCount] = useState(0);
  const checks = formState.submitCount + refusalCount;
  useEffect(() => {
    if (checks > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [checks]);
  return {
    values,
    isSubmitted: formState.isSubmitted,
    isUnsaved,
    error: formState.errors.root?.message ?? null,
    refusal: refusalIn(formState.errors),
    set: (change) => {
      const changed = typeof change === 'function' ? change(methods.getValues() as Draft) : change;
      for (const [name, value] of Object.entries(changed))
        methods.setValue(name, value, {
          shouldValidate: methods.formState.isSubmitted || methods.getFieldState(name).invalid,
        });
    },
    refuse: (error, change = {}) => {
      for (const [name, value] of Object.entries(change)) methods.setValue(name, value);
      const refusal = refusals && refusalOf(error, refusals, methods.getValues() as Draft);
      if (!refusal) return false;
      methods.setError(refusal.field ?? 'root', refusal.error);
      setRefusalCount((count) => count + 1);
      return true;
    },
    saved: () => {
      setSaved(submitted.current);
      storage.remove();
    },
    submit: (onSubmit, onFaults) =>
      void methods.handleSubmit((valid) => {
        submitted.current = valid as Draft;
        onSubmit(valid as Draft, saved);
      }, onFaults)(),
    element,
    methods,
  };
}

/** Adopts text typed into a prerendered form before its script ran. */
function adoptTyped(form: HTMLFormElement | null, { getValues, setValue }: UseFormReturn): void {
  const values = getValues();
  for (const control of form?.elements ?? [])
    if (
      (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) &&
      values[control.name] === '' &&
      control.value !== ''
    )
      setValue(control.name, control.value);
}

const isSame = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);
