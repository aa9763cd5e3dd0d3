import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { AREA_STOPS } from 'shared-domain/area-stop';
import { AppError } from 'shared-domain/errors';
import { formatCpf } from 'shared-domain/cpf';
import { readFromTab } from 'shared-portal/browser-storage';
import { renderInPortal } from 'shared-portal/testing';
import { MaskedInput, PasswordInput, Select, TextArea, TextInput } from '../field';
import { Form, FormField, useForm, useFormField, type FormState } from '.';

interface Draft {
  readonly name: string;
  readonly cpf: string;
  readonly password: string;
  readonly confirmation: string;
  readonly role: string;
  readonly notes: string;
  readonly agreed: boolean;
}

const EMPTY: Draft = {
  name: '',
  cpf: '',
  password: '',
  confirmation: '',
  role: 'patient',
  notes: '',
  agreed: false,
};

interface ExampleProps {
  readonly onSubmit?: (draft: Draft, form: FormState<Draft>) => void;
  readonly validateOnBlur?: boolean;
  readonly kept?: boolean;
  readonly keepOnUnmount?: boolean;
}

function Example({ onSubmit, validateOnBlur, kept, keepOnUnmount }: ExampleProps) {
  const form = useForm<Draft>({
    initial: () => EMPTY,
    validateOnBlur,
    faultsOf: ({ name, password, confirmation }) => ({
      name: name.trim() ? null : 'Informe o nome.',
      confirmation: password === confirmation ? null : 'As senhas são diferentes.',
    }),
    refusals: {
      context: 'signup',
      fields: { email_address_invalid: 'name', weak_password: 'password', rate_limited: null },
      texts: { weak_password: 'Senha fraca.', rate_limited: 'Espere um pouco.' },
    },
    draft: kept ? { name: 'example', omit: ['password', 'confirmation'], keepOnUnmount } : undefined,
  });
  return (
    <Form form={form} aria-label="Exemplo" onSubmit={(draft) => onSubmit?.(draft, form)}>
      <FormField<Draft> name="name" label="Nome" hint="Como no documento" required>
        <TextInput autoComplete="name" />
      </FormField>
      <FormField<Draft> name="cpf" label="CPF" optional>
        <MaskedInput format={formatCpf} />
      </FormField>
      <FormField<Draft> name="password" label="Senha" dependents={['confirmation']}>
        <PasswordInput autoComplete="new-password" />
      </FormField>
      <FormField<Draft> name="confirmation" label="Confirmação">
        <PasswordInput autoComplete="new-password" />
      </FormField>
      <FormField<Draft> name="role" label="Papel">
        <Select>
          <option value="patient">Paciente</option>
          <option value="professional">Profissional</option>
        </Select>
      </FormField>
      <FormField<Draft> name="notes" label="Notas">
        <TextArea />
      </FormField>
      <Agreed />
      {form.error && <p role="alert">{form.error}</p>}
      <output>{form.isUnsaved ? 'não salvo' : 'salvo'}</output>
      <button type="submit">Enviar</button>
    </Form>
  );
}

function Agreed() {
  const { value, onChange } = useFormField<Draft, 'agreed'>('agreed');
  return (
    <label>
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.currentTarget.checked)} />
      Aceito
    </label>
  );
}

const name = () => screen.getByRole('textbox', { name: 'Nome' });
const send = () => screen.getByRole('button', { name: 'Enviar' });

describe('a form', () => {
  it('submits typed, selected and checked values', async () => {
    const onSubmit = jest.fn();
    const { user, container } = renderInPortal(<Example onSubmit={onSubmit} />);
    expect(screen.getByRole('form', { name: 'Exemplo' })).toBeInTheDocument();
    await user.type(name(), 'Ana');
    await user.type(screen.getByRole('textbox', { name: 'CPF (opcional)' }), '52998224725');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Papel' }), 'Profissional');
    await user.type(screen.getByRole('textbox', { name: 'Notas' }), 'uma{Enter}duas');
    await user.click(screen.getByRole('checkbox', { name: 'Aceito' }));
    await user.click(send());
    const sent = { ...EMPTY, name: 'Ana', cpf: '529.982.247-25', role: 'professional', notes: 'uma\nduas' };
    expect(onSubmit.mock.calls.map(([draft]) => draft as Draft)).toEqual([{ ...sent, agreed: true }]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows every error on submit and focuses the first; a corrected field is valid again', async () => {
    const onSubmit = jest.fn();
    const { user } = renderInPortal(<Example onSubmit={onSubmit} />);
    await user.type(screen.getByLabelText('Senha'), 'segredo');
    await user.click(send());
    expect(onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(name()).toHaveFocus());
    expect(name()).toBeInvalid();
    expect(name()).toBeRequired();
    expect(name()).toHaveAccessibleDescription('Informe o nome.');
    expect(screen.getByLabelText('Confirmação')).toBeInvalid();
    await user.type(name(), 'Ana');
    expect(name()).not.toBeInvalid();
    expect(name()).toHaveAccessibleDescription('Como no documento');
  });

  it('does not validate a field before submit', async () => {
    const { user } = renderInPortal(<Example />);
    await user.type(screen.getByLabelText('Confirmação'), 'outra');
    await user.tab();
    expect(screen.getByLabelText('Confirmação')).not.toBeInvalid();
  });

  it('validates a non-empty field and its dependents on blur if configured', async () => {
    const { user } = renderInPortal(<Example validateOnBlur />);
    await user.click(name());
    await user.tab();
    expect(name()).not.toBeInvalid();
    await user.type(screen.getByLabelText('Senha'), 'segredo');
    await user.type(screen.getByLabelText('Confirmação'), 'outra');
    expect(screen.getByLabelText('Confirmação')).not.toBeInvalid();
    await user.tab();
    expect(screen.getByLabelText('Confirmação')).toHaveAccessibleDescription('As senhas são diferentes.');
    await user.clear(screen.getByLabelText('Senha'));
    await user.type(screen.getByLabelText('Senha'), 'outra');
    expect(screen.getByLabelText('Confirmação')).not.toBeInvalid();
  });

  it('shows a server error on its field until the value changes, and focuses it', async () => {
    const shown: boolean[] = [];
    const refuse = jest.fn((_: Draft, form: FormState<Draft>) =>
      shown.push(form.refuse(new AppError('weak_password'))),
    );
    const { user } = renderInPortal(<Example onSubmit={refuse} />);
    await user.type(name(), 'Ana');
    await user.click(send());
    expect(shown).toEqual([true]);
    await waitFor(() => expect(screen.getByLabelText('Senha')).toHaveFocus());
    expect(screen.getByLabelText('Senha')).toHaveAccessibleDescription('Senha fraca.');
    await user.type(name(), ' Lima');
    expect(screen.getByLabelText('Senha')).toBeInvalid();
    await user.type(screen.getByLabelText('Senha'), 'x');
    expect(screen.getByLabelText('Senha')).not.toBeInvalid();
  });

  it('shows a form-level server error until the next submit, and leaves other errors to the caller', async () => {
    const codes = ['rate_limited', 'network'];
    const shown: boolean[] = [];
    const refuse = (_: Draft, form: FormState<Draft>) =>
      shown.push(form.refuse(new AppError(codes[shown.length] ?? '')));
    const { user } = renderInPortal(<Example onSubmit={refuse} />);
    await user.type(name(), 'Ana');
    await user.click(send());
    expect(screen.getByRole('alert')).toHaveTextContent('Espere um pouco.');
    await user.click(send());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(shown).toEqual([true, false]);
  });

  it('tracks unsaved changes, also those typed while saving', async () => {
    let save: (() => void) | undefined;
    const { user } = renderInPortal(<Example onSubmit={(_, form) => (save = () => form.saved())} />);
    const state = screen.getByRole('status');
    expect(state).toHaveTextContent(/^salvo/);
    await user.type(name(), 'Ana');
    expect(state).toHaveTextContent('não salvo');
    await user.click(send());
    await user.type(name(), ' Lima');
    act(() => save?.());
    expect(state).toHaveTextContent('não salvo');
    await user.type(name(), '{Backspace>5}');
    expect(state).toHaveTextContent(/^salvo/);
  });
});

describe('the draft of a form', () => {
  it('is restored after a reload, without passwords', async () => {
    const first = renderInPortal(<Example kept keepOnUnmount />);
    await first.user.type(name(), 'Ana');
    await first.user.type(screen.getByLabelText('Senha'), 'segredo');
    expect(readFromTab('example')).not.toContain('segredo');
    first.unmount();
    renderInPortal(<Example kept keepOnUnmount />);
    expect(name()).toHaveValue('Ana');
    expect(screen.getByLabelText('Senha')).toHaveValue('');
    expect(screen.getByRole('status')).toHaveTextContent('não salvo');
  });

  it('is removed after saving and when the screen is left', async () => {
    const first = renderInPortal(<Example kept keepOnUnmount onSubmit={(_, form) => form.saved()} />);
    await first.user.clear(name());
    await first.user.type(name(), 'Bia');
    await first.user.click(send());
    expect(readFromTab('example')).toBeNull();
    first.unmount();
    const second = renderInPortal(<Example kept />);
    await second.user.type(name(), 'Eva');
    expect(readFromTab('example')).toContain('Eva');
    second.unmount();
    expect(readFromTab('example')).toBeNull();
  });

  it('is restored after its area was stopped', async () => {
    const first = renderInPortal(<Example kept />);
    await first.user.type(name(), 'Ana');
    window.dispatchEvent(new Event(AREA_STOPS));
    first.unmount();
    const second = renderInPortal(<Example kept />);
    expect(name()).toHaveValue('Ana');
    second.unmount();
    expect(readFromTab('example')).toBeNull();
  });
});

it('keeps its area from being stopped while it is unsaved', async () => {
  const mayStop = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const { user, unmount } = renderInPortal(<Example />);
  expect(mayStop()).toBe(true);
  await user.type(name(), 'Ana');
  expect(mayStop()).toBe(false);
  await user.clear(name());
  expect(mayStop()).toBe(true);
  await user.type(name(), 'Ana');
  unmount();
  expect(mayStop()).toBe(true);
});

it('adopts text typed into a prerendered form before its script ran', () => {
  // A ref is attached before the form's effects run, as if the page had loaded with this text.
  const type = (input: HTMLInputElement | null) => {
    if (input) input.value = 'Dúvida';
  };
  function Page() {
    const form = useForm({ initial: () => ({ subject: '' }) });
    return (
      <Form form={form} onSubmit={() => undefined}>
        <FormField name="subject" label="Assunto">
          <TextInput ref={type} />
        </FormField>
        <output>{form.values.subject}</output>
      </Form>
    );
  }
  renderInPortal(<Page />);
  expect(screen.getByRole('status')).toHaveTextContent('Dúvida');
  expect(screen.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Dúvida');
});
