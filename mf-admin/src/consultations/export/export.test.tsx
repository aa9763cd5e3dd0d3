import { fireEvent, screen, waitFor } from '@testing-library/react';
import { failingOnce } from 'embedded-backend/scenario';
import { PEOPLE } from 'embedded-backend/seed';
import { NO_CONNECTION } from 'shared-domain/errors';
import { openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../../routes';
import { scenarios } from '../scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
const exportButton = () => screen.findByRole('button', { name: 'Exportar CSV' });

let files: { readonly name: string; readonly blob: Blob }[] = [];
beforeEach(() => {
  files = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    blobs.set(`blob:${blobs.size}`, blob as Blob);
    return `blob:${blobs.size - 1}`;
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: blobs.get(this.href) as Blob });
  });
});
afterEach(() => jest.restoreAllMocks());

const bytesOf = async () => new Uint8Array((await files[0]?.blob.arrayBuffer()) ?? new ArrayBuffer(0));
const linesOf = async () => new TextDecoder().decode(await bytesOf()).split('\r\n');

describe('consultas.csv', () => {
  it('contains the whole list, page by page, for Excel in Portuguese', async () => {
    const { user, toasts } = await open('thousands');
    await user.click(await exportButton());
    await waitFor(() => expect(files).toHaveLength(1), { timeout: 15_000 });
    expect(files[0]?.name).toBe('consultas.csv');
    expect([...(await bytesOf()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [header, ...lines] = await linesOf();
    expect(header).toBe('Data;Hora;Paciente;Email;Status');
    expect(lines.pop()).toBe('');
    expect(lines).toHaveLength(5016);
    expect(lines.filter((line) => line.includes('SOMA'))).toEqual([
      expect.stringMatching(
        /^\d\d\/\d\d\/\d{4};\d\d:\d\d;"'=SOMA\(A1\); ""x""";outro\.paciente@vinculo\.example;Concluída$/,
      ),
    ]);
    expect(toasts()).toEqual([{ title: 'Arquivo pronto', text: 'consultas.csv tem 5.016 linhas.' }]);
  }, 30_000);

  it('contains the filtered rows in the order of the list', async () => {
    const { user } = await open('filtered');
    await user.click(await exportButton());
    await waitFor(() => expect(files).toHaveLength(1));
    const [, ...lines] = await linesOf();
    lines.pop();
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatch(/;Camila Ribeiro dos Santos;.*;Concluída$/);
    const days = lines.map((line) => line.slice(0, 10).split('/').reverse().join('-'));
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('uses the same status names as the list', async () => {
    const { user } = await open('few');
    await user.click(await exportButton());
    await waitFor(() => expect(files).toHaveLength(1));
    const states = new Set((await linesOf()).slice(1, -1).map((line) => line.split(';').at(-1)));
    expect([...states].toSorted()).toEqual(
      ['Agendada', 'Cancelada', 'Concluída', 'Expirada', 'Não compareceu', 'Pendente'].toSorted(),
    );
  });

  it.each([
    ['noMatch', 'Nenhuma consulta encontrada com os filtros aplicados.'],
    ['none', 'Nenhuma consulta cadastrada ainda.'],
  ] as const)('is not downloaded without consultations (%s)', async (name, text) => {
    const { user, toasts } = await open(name);
    await user.click(await exportButton());
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Nada para exportar', text }]));
    expect(files).toEqual([]);
  });

  it('counts a single line in the singular', async () => {
    const { user, toasts } = await open('single');
    await user.click(await exportButton());
    await waitFor(() => expect(toasts()).toMatchObject([{ text: 'consultas.csv tem 1 linha.' }]));
  });

  it('shows its progress and can be cancelled', async () => {
    const { user, toasts } = await open('exportHangs');
    const button = await exportButton();
    await user.click(button);
    expect(await screen.findByRole('progressbar', { name: 'Exportando consultas' })).toBeInTheDocument();
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(files).toEqual([]);
    expect(toasts()).toEqual([]);
  });

  it('applies text that was just typed, and counts with its own filters', async () => {
    await open('thousands');
    const search = await screen.findByRole('searchbox', { name: 'Buscar' });
    const button = await exportButton();
    fireEvent.change(search, { target: { value: 'lima' } });
    fireEvent.click(button);
    fireEvent.change(search, { target: { value: '' } });
    const progress = await screen.findByRole('progressbar', { name: 'Exportando consultas' });
    expect(progress).not.toHaveAttribute('max');
    await waitFor(() => expect(files).toHaveLength(1), { timeout: 15_000 });
    const [, ...lines] = await linesOf();
    lines.pop();
    expect(lines.length).toBeGreaterThan(4000);
    for (const line of lines) expect(line).toContain(PEOPLE.eduardo.email);
  }, 30_000);

  it('continues while the payments tab is open, and is aborted with a message when the user leaves the page', async () => {
    const { user, toasts } = await open('exportHangs');
    await user.click(await exportButton());
    await user.click(screen.getByRole('tab', { name: 'Pagamentos' }));
    expect(await screen.findByRole('table', { name: 'Pagamentos' })).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Exportando consultas' })).toBeInTheDocument();
    expect(toasts()).toEqual([]);
    await user.click(screen.getByRole('link', { name: 'Visão Geral' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        {
          title: 'Exportação interrompida',
          text: 'Você saiu das consultas antes de o arquivo ficar pronto.',
        },
      ]),
    );
  });

  it('reports a failure', async () => {
    const { user, toasts } = await open('exportFails');
    await user.click(await exportButton());
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Erro ao exportar', text: 'Não foi possível exportar as consultas. Tente novamente.' },
      ]),
    );
    expect(files).toEqual([]);
  });

  it('reports a lost connection', async () => {
    const faults = [{ path: '/rest/v1/rpc/export_consultations', answer: 'broken' }] as const;
    const { user, toasts } = await openScenario(AdminRoutes, { ...scenarios.exportFails, faults });
    await user.click(await exportButton());
    await waitFor(() => expect(toasts()).toEqual([{ title: 'Erro ao exportar', text: NO_CONNECTION }]));
  });

  it('removes the error after a successful retry', async () => {
    const { user, toasts } = await openScenario(AdminRoutes, failingOnce(scenarios.exportFails));
    await user.click(await exportButton());
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Erro ao exportar' }]));
    await user.click(await exportButton());
    await waitFor(() => expect(files).toHaveLength(1));
    expect(toasts()).not.toContainEqual(expect.objectContaining({ title: 'Erro ao exportar' }));
  });
});
