import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { server } from 'embedded-backend/jest';
import { http, HttpResponse } from 'msw';
import { PEOPLE } from 'embedded-backend/seed';
import { NO_CONNECTION } from 'shared-domain/errors';
import { openScenario } from 'shared-portal/testing';
import { ProfessionalRoutes } from '../../routes';
import { scenarios } from '../scenarios';

type View = Awaited<ReturnType<typeof openScenario>>;

const PDF = '%PDF-1.7\n%%EOF';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const open = async (name: keyof typeof scenarios = 'patient') => {
  const view = await openScenario(ProfessionalRoutes, scenarios[name]);
  await screen.findByRole('button', { name: 'Escolher arquivos' });
  return view;
};
const choose = (files: readonly File[]) =>
  fireEvent.change(screen.getByLabelText('Documentos', { selector: 'input' }), { target: { files } });
const rowOf = async (name: string | RegExp) => {
  await screen.findByText(name);
  return screen.getAllByRole('listitem').find((row) => within(row).queryByText(name)) as HTMLElement;
};
const isStored = async (name: string | RegExp) =>
  waitFor(async () => expect(await rowOf(name)).toHaveTextContent(/, enviado$/));
const stored = async ({ client }: View) =>
  (await client.storage.from('professional-documents').list(PEOPLE.camila.id)).data ?? [];
/** Completes the form, sends it, and returns the document paths of the application. */
async function sentPaths(view: View): Promise<readonly string[]> {
  await view.user.type(screen.getByRole('textbox', { name: 'Número do CRP' }), 'CRP 06/123456');
  await view.user.type(screen.getByRole('textbox', { name: 'Preço por sessão' }), '150');
  await view.user.click(screen.getByRole('button', { name: 'Enviar solicitação' }));
  await screen.findByRole('heading', { name: 'Em análise' });
  const { data } = await view.client.from('professional_applications').select('document_urls').single();
  return data?.document_urls ?? [];
}

describe('application documents', () => {
  it('are stored, verified, and listed in the application', async () => {
    const view = await open();
    choose([new File([PDF], 'Diploma de graduação.pdf'), new File([PNG], 'CRP frente.PNG')]);
    await isStored('Diploma de graduação.pdf');
    expect(await rowOf('Diploma de graduação.pdf')).toHaveTextContent('1 kB');
    await isStored('CRP frente.PNG');
    expect(await stored(view)).toHaveLength(2);
    expect(await sentPaths(view)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/\/[0-9]+-Diploma-de-graduacao\.pdf$/),
        expect.stringMatching(/\/[0-9]+-CRP-frente\.png$/),
      ]),
    );
  });

  it('can be dropped; a file dropped outside the zone does not replace the page', async () => {
    await open();
    const zone = screen.getByRole('button', { name: 'Escolher arquivos' }).parentElement as HTMLElement;
    fireEvent.drop(zone, { dataTransfer: { files: [new File([PDF], 'solto.pdf')] } });
    await isStored('solto.pdf');
    expect(fireEvent.drop(document.body)).toBe(false);
    expect(fireEvent.dragOver(document.body)).toBe(false);
  });

  it('can be removed', async () => {
    const view = await open();
    choose([new File([PDF], 'errado.pdf')]);
    await rowOf('errado.pdf');
    await view.user.click(await screen.findByRole('button', { name: 'Remover errado.pdf' }));
    expect(screen.queryByText('errado.pdf')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Escolher arquivos' })).toHaveFocus();
    await waitFor(async () => expect(await stored(view)).toEqual([]));
  });

  it('survive a reload with the draft', async () => {
    await open();
    choose([new File([PDF], 'fica.pdf')]);
    await isStored('fica.pdf');
    const kept = sessionStorage.getItem('vinculo-draft-application') ?? '';
    expect(JSON.parse(kept)).toMatchObject({ draft: { documents: [{ name: 'fica.pdf' }] } });
  });

  it('can be cancelled while uploading; the rest of the form stays', async () => {
    const view = await open('hangingUpload');
    await view.user.type(screen.getByRole('textbox', { name: /Biografia/ }), 'Fica aqui.');
    choose([new File([PDF], 'lento.pdf')]);
    expect(await screen.findByRole('progressbar', { name: 'Envio de lento.pdf' })).toBeInTheDocument();
    await view.user.type(screen.getByRole('textbox', { name: 'Número do CRP' }), 'CRP 06/123456');
    await view.user.type(screen.getByRole('textbox', { name: 'Preço por sessão' }), '150');
    await view.user.click(screen.getByRole('button', { name: 'Enviar solicitação' }));
    expect(await screen.findByText(/Espere o envio dos documentos terminar/)).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Cancelar envio de lento.pdf' }));
    expect(screen.queryByText('lento.pdf')).not.toBeInTheDocument();
    expect(screen.queryByText(/Espere o envio/)).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Biografia/ })).toHaveValue('Fica aqui.');
  });

  it('are uploaded again after a lost connection', async () => {
    const view = await open('brokenUpload');
    choose([new File([PDF], 'cai.pdf')]);
    const row = await rowOf('cai.pdf');
    expect(await within(row).findByText('O envio foi interrompido.')).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Tentar Novamente: cai.pdf' }));
    await isStored('cai.pdf');
    expect(await sentPaths(view)).toHaveLength(1);
  });

  it.each(['/storage/v1/object/*', '/functions/v1/verify-document'])(
    'report a lost connection and are uploaded again (%s)',
    async (path) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom logs the broken connection
      const fault = { method: 'POST', path, answer: 'broken', once: true } as const;
      const view = await openScenario(ProfessionalRoutes, { ...scenarios.brokenUpload, faults: [fault] });
      await screen.findByRole('button', { name: 'Escolher arquivos' });
      choose([new File([PDF], 'cai.pdf')]);
      expect(await within(await rowOf('cai.pdf')).findByText(NO_CONNECTION)).toBeInTheDocument();
      await view.user.click(screen.getByRole('button', { name: 'Tentar Novamente: cai.pdf' }));
      await isStored('cai.pdf');
    },
  );

  it('are counted until each is uploaded or removed', async () => {
    const view = await open('twoBrokenUploads');
    choose([new File([PDF], 'cai.pdf'), new File([PDF], 'cai-2.pdf')]);
    await within(await rowOf('cai-2.pdf')).findByRole('button', { name: 'Tentar Novamente: cai-2.pdf' });
    await view.user.type(screen.getByRole('textbox', { name: 'Número do CRP' }), 'CRP 06/123456');
    await view.user.type(screen.getByRole('textbox', { name: 'Preço por sessão' }), '150');
    await view.user.click(screen.getByRole('button', { name: 'Enviar solicitação' }));
    expect(await screen.findByText(/^2 documentos não foram enviados. Tente de novo/)).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Remover cai-2.pdf' }));
    expect(screen.getByText(/^Um documento não foi enviado. Tente de novo/)).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: 'Tentar Novamente: cai.pdf' }));
    await isStored('cai.pdf');
    await view.user.click(screen.getByRole('button', { name: 'Enviar solicitação' }));
    expect(await screen.findByRole('heading', { name: 'Em análise' })).toBeInTheDocument();
  });
});

describe('an invalid file', () => {
  const CONTENT = 'O conteúdo não é de um PDF, JPG ou PNG. Confira o arquivo e envie outro.';
  const KIND = 'Este tipo de arquivo não é aceito. Envie em PDF, JPG, JPEG ou PNG.';
  const HTML = '<!doctype html><script>alert(1)</script>';
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>';
  const SCRIPT = '#!/bin/sh\nrm -rf /';

  const bio = () => screen.getByRole('textbox', { name: /Biografia/ });
  /** A form with some input. */
  const openStarted = async () => {
    const view = await open();
    await view.user.type(bio(), 'Fica aqui.');
    return view;
  };
  const expectIntact = () => expect(bio()).toHaveValue('Fica aqui.');

  it.each([
    ['pagina.png', HTML, CONTENT],
    ['pagina.pdf', HTML, CONTENT],
    ['desenho.png', SVG, CONTENT],
    ['desenho.pdf', SVG, CONTENT],
    ['script.png', SCRIPT, CONTENT],
    ['script.pdf', SCRIPT, CONTENT],
    ['pagina.html', HTML, KIND],
    ['desenho.svg', SVG, KIND],
    ['vazio.pdf', '', 'O arquivo está vazio. Escolha outro.'],
  ])('is rejected with a reason: %s', async (name, content, reason) => {
    const view = await openStarted();
    choose([new File([content], name, { type: 'image/png' }), new File([PDF], 'bom.pdf')]);
    expect(await screen.findByText(reason)).toBeInTheDocument();
    await isStored('bom.pdf');
    await waitFor(async () => expect(await stored(view)).toHaveLength(1));
    expectIntact();
    await view.user.click(screen.getByRole('button', { name: 'Enviar solicitação' }));
    expect(await screen.findByText(/^Um documento não foi aceito. Remova-o da lista/)).toBeInTheDocument();
    await view.user.click(screen.getByRole('button', { name: `Remover ${name}` }));
    expect(await sentPaths(view)).toEqual([expect.stringMatching(/bom\.pdf$/)]);
  });

  it('is rejected with its size if larger than 5 MB', async () => {
    const view = await openStarted();
    const large = [PDF, new Uint8Array(6 * 1024 * 1024)];
    choose([new File(large, 'enorme.PDF'), new File(large, 'foto.jpg')]);
    expect(await rowOf('enorme.PDF')).toHaveTextContent(
      '6,1 MB. O máximo é 5 MB: diminua o PDF ou divida em dois.',
    );
    expect(await rowOf('foto.jpg')).toHaveTextContent(
      '6,1 MB. O máximo é 5 MB: tire outra foto ou envie em PDF.',
    );
    expect(await stored(view)).toEqual([]);
    expectIntact();
  });

  it.each([
    ['storage’s own response', { statusCode: '413', error: 'Payload too large', message: 'Too large' }, 400],
    ['the response of the proxy', {}, 413],
  ])('is reported as too large when the server rejects it: %s', async (_, body, status) => {
    const view = await openStarted();
    server.use(
      http.post('*/storage/v1/object/professional-documents/*', () => HttpResponse.json(body, { status }), {
        once: true,
      }),
    );
    choose([new File([PDF], 'grande.pdf')]);
    const row = await rowOf('grande.pdf');
    await waitFor(() => expect(row).toHaveTextContent('O máximo é 5 MB: diminua o PDF ou divida em dois.'));
    // A retry would not help.
    expect(screen.queryByRole('button', { name: /^Tentar Novamente/ })).not.toBeInTheDocument();
    expect(await stored(view)).toEqual([]);
    expectIntact();
  });

  it.each([
    [`${'x'.repeat(300)}.pdf`, /^x{300}\.pdf$/, /\/[0-9]+-x{80}\.pdf$/],
    ['\u202Efdp.exe.png.pdf', 'fdp.exe.png.pdf', /-fdp\.exe\.png\.pdf$/],
    ['../../x.pdf', 'x.pdf', /^[0-9a-f-]{36}\/[0-9]+-x\.pdf$/],
  ])('gets a safe name: %s', async (name, shown, path) => {
    const view = await openStarted();
    choose([new File([PDF], name)]);
    await isStored(shown);
    expectIntact();
    expect(await sentPaths(view)).toEqual([expect.stringMatching(path)]);
  });

  it('has no type without an extension: ../../x', async () => {
    await openStarted();
    choose([new File([PDF], '../../x')]);
    expect(await rowOf('x')).toHaveTextContent(KIND);
    expectIntact();
  });

  it('among fifty at once: uploads twenty and explains why the others are not', async () => {
    const view = await openStarted();
    choose(Array.from({ length: 50 }, (_, n) => new File([PDF], `documento-${n}.pdf`)));
    expect(screen.getByRole('alert')).toHaveTextContent('Cada solicitação leva até 20 arquivos.');
    await waitFor(() => expect(screen.getAllByText(/, enviado$/)).toHaveLength(20));
    expectIntact();
    expect(await sentPaths(view)).toHaveLength(20);
  });
});
