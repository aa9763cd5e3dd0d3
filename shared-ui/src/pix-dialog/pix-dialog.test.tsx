import { act, fireEvent, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { cents } from 'shared-domain/money';
import { PIX_RECIPIENT, pixBrCode } from 'shared-domain/pix';
import type { Instant } from 'shared-domain/schedule';
import { encode } from 'uqr';
import { renderInPortal } from 'shared-portal/testing';
import { PixDialog, type PixDialogProps } from '.';

const NOW = new Date('2026-11-26T12:00:00Z');
const amount = cents(20_000);
const code = pixBrCode({ ...PIX_RECIPIENT, amount, txid: 'VINC1' });
const inSeconds = (seconds: number) => new Date(NOW.getTime() + seconds * 1000).toISOString() as Instant;

const callbacks = () => ({ onPaid: jest.fn(), onClose: jest.fn() });

const pix = (props: Partial<PixDialogProps> = {}) => (
  <PixDialog
    open
    amount={amount}
    code={code}
    expiresAt={inSeconds(768)}
    description="Consulta com Dr. Tiago Monteiro"
    onPaid={() => undefined}
    onClose={() => undefined}
    {...props}
  />
);

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const SIMULATE = 'Marcar como pago (simulação)';

beforeEach(() => jest.useFakeTimers({ now: NOW }));
afterEach(() => jest.useRealTimers());

describe('a Pix charge', () => {
  it('shows amount, purpose and time left', async () => {
    const { container } = renderInPortal(pix());
    const dialog = screen.getByRole('dialog', { name: 'Pagar com Pix' });
    expect(dialog).toHaveTextContent('Consulta com Dr. Tiago Monteiro');
    expect(dialog.textContent?.replace(/\s/g, ' ')).toContain('R$ 200,00');
    expect(dialog).toHaveTextContent('A consulta é confirmada automaticamente após o pagamento.');
    expect(screen.getByRole('timer')).toHaveTextContent('12:48');
    await wait(1000);
    expect(screen.getByRole('timer')).toHaveTextContent('12:47');
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('never shows more time than a code is valid for', () => {
    renderInPortal(pix({ expiresAt: inSeconds(5000) }));
    expect(screen.getByRole('timer')).toHaveTextContent('15:00');
  });

  it('uses the given clock', () => {
    renderInPortal(pix({ now: () => new Date(inSeconds(700)) }));
    expect(screen.getByRole('timer')).toHaveTextContent('1:08');
  });

  it('renders the copyable code as a QR code', () => {
    renderInPortal(pix());
    expect(screen.getByRole('textbox', { name: 'Pix copia e cola' })).toHaveValue(code);
    const path = screen.getByRole('img', { name: 'QR Code do Pix' }).querySelector('path');
    const drawn = new Set<string>();
    for (const [, x, y, run] of (path?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
      for (let i = 0; i < Number(run); i += 1) drawn.add(`${Number(x) + i},${y}`);
    }
    const { data } = encode(code, { ecc: 'M', border: 0 });
    const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`${x},${y}`] : [])));
    expect(dark.length).toBeGreaterThan(500);
    expect(drawn).toEqual(new Set(dark));
  });

  it('announces the remaining time at 10, 5 and 1 minutes', async () => {
    renderInPortal(pix({ expiresAt: inSeconds(302) }));
    const announcements = () => screen.getAllByRole('status').map((status) => status.textContent);
    expect(announcements()).toEqual(['Faltam 10 minutos para o código expirar.']);
    await wait(2000);
    expect(announcements()).toEqual(['Faltam 5 minutos para o código expirar.']);
    await wait(60_000);
    expect(announcements()).toEqual(['Faltam 5 minutos para o código expirar.']);
    await wait(181_000);
    expect(announcements()).toEqual(['Falta 1 minuto para o código expirar.']);
  });
});

describe('copying the code', () => {
  /** The browser's clipboard; missing without `writeText`. */
  const clipboard = (writeText?: () => Promise<void>) =>
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: writeText && { writeText },
    });
  afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

  it('shows a confirmation for three seconds', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    const { toasts } = renderInPortal(pix());
    clipboard(writeText);
    press('Copiar');
    await wait(0);
    expect(writeText).toHaveBeenCalledWith(code);
    expect(toasts()).toEqual([
      { kind: 'success', title: 'Código copiado!', text: 'Cole no seu app do banco para pagar.' },
    ]);
    expect(screen.getByRole('button', { name: 'Copiado' })).toBeInTheDocument();
    await wait(2999);
    expect(screen.getByRole('button', { name: 'Copiado' })).toBeInTheDocument();
    await wait(1);
    expect(screen.getByRole('button', { name: 'Copiar' })).toBeInTheDocument();
  });

  it.each([
    ['the browser refuses', () => Promise.reject(new Error('denied'))],
    ['there is no clipboard', undefined],
  ])('explains how to copy manually when %s', async (_, writeText) => {
    const { toasts } = renderInPortal(pix());
    clipboard(writeText);
    press('Copiar');
    await wait(0);
    expect(toasts()).toEqual([
      { kind: 'error', title: 'Erro ao copiar', text: 'Tente copiar manualmente o código.' },
    ]);
    expect(screen.getByRole('button', { name: 'Copiar' })).toBeInTheDocument();
  });
});

describe('marking a charge as paid', () => {
  it('is offered only where it is allowed', () => {
    const { rerender } = renderInPortal(pix());
    expect(screen.queryByRole('button', { name: SIMULATE })).not.toBeInTheDocument();
    rerender(pix({ onSimulate: () => Promise.resolve() }));
    expect(screen.getByRole('button', { name: SIMULATE })).toBeInTheDocument();
  });

  it('confirms and closes after a moment', async () => {
    const { onPaid, onClose } = callbacks();
    const onSimulate = jest.fn(() => Promise.resolve());
    const { toasts } = renderInPortal(pix({ onSimulate, onPaid, onClose }));
    press(SIMULATE);
    press(SIMULATE);
    await wait(0);
    expect(onSimulate).toHaveBeenCalledTimes(1);
    expect(toasts()).toEqual([
      {
        kind: 'success',
        title: 'Pagamento confirmado!',
        text: 'Simulação de pagamento realizada com sucesso.',
      },
    ]);
    expect(screen.getByRole('heading', { name: 'Pagamento confirmado!' })).toBeInTheDocument();
    await wait(1499);
    expect(onPaid).not.toHaveBeenCalled();
    await wait(1);
    expect(onPaid).toHaveBeenCalledTimes(1);
    expect(onClose).toHaveBeenCalledTimes(1);
    await wait(5000);
    expect(onPaid).toHaveBeenCalledTimes(1);
  });

  it('reports a server refusal and can be retried', async () => {
    const { onPaid, onClose } = callbacks();
    const onSimulate = jest.fn(() => Promise.reject(new Error('refused')));
    const { toasts } = renderInPortal(pix({ onSimulate, onPaid, onClose }));
    press(SIMULATE);
    await wait(5000);
    expect(toasts()).toEqual([{ kind: 'error', title: 'Erro na simulação', text: 'Tente novamente.' }]);
    expect(onPaid).not.toHaveBeenCalled();
    press(SIMULATE);
    await wait(0);
    expect(onSimulate).toHaveBeenCalledTimes(2);
  });

  it('closes when the payment is confirmed outside the dialog', async () => {
    const { onPaid, onClose } = callbacks();
    const { rerender, toasts } = renderInPortal(pix({ onPaid, onClose }));
    rerender(pix({ onPaid, onClose, paid: true }));
    expect(screen.getByRole('heading', { name: 'Pagamento confirmado!' })).toBeInTheDocument();
    await wait(1500);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(toasts()).toEqual([]);
  });
});

describe('an expired code', () => {
  it('can be renewed if the caller allows it', async () => {
    const onRenew = jest.fn(() => Promise.resolve());
    const { rerender } = renderInPortal(pix({ expiresAt: inSeconds(2), onRenew }));
    await wait(2000);
    expect(screen.getByRole('alert', { name: 'Este código expirou' })).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'QR Code do Pix' })).not.toBeInTheDocument();
    press('Gerar novo código');
    await wait(0);
    expect(onRenew).toHaveBeenCalledTimes(1);
    rerender(pix({ expiresAt: inSeconds(902), onRenew }));
    expect(screen.getByRole('timer')).toHaveTextContent('15:00');
    await wait(1000);
    expect(screen.getByRole('timer')).toHaveTextContent('14:59');
  });

  it('can be requested again after a refusal', async () => {
    const onRenew = jest.fn(() => Promise.reject(new Error('slot taken')));
    renderInPortal(pix({ expiresAt: inSeconds(0), onRenew }));
    press('Gerar novo código');
    await wait(0);
    press('Gerar novo código');
    await wait(0);
    expect(onRenew).toHaveBeenCalledTimes(2);
  });

  it('is final if it cannot be renewed', () => {
    renderInPortal(pix({ expiresAt: inSeconds(0) }));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Gerar novo código' })).not.toBeInTheDocument();
  });
});
