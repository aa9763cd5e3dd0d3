import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PEOPLE } from 'embedded-backend/seed';
import { openScenario } from 'shared-portal/testing';
import { ProfessionalRoutes } from '../routes';
import { scenarios } from './scenarios';

const HEADLINE = 'Psicoterapia para ansiedade, luto e recomeços na vida adulta';

const open = async (name: keyof typeof scenarios) => {
  const view = await openScenario(ProfessionalRoutes, scenarios[name]);
  await screen.findByRole('region', { name: 'Como fica para quem visita' }, { timeout: 8000 });
  return view;
};
const preview = () => within(screen.getByRole('region', { name: 'Como fica para quem visita' }));
const section = (name: string) => within(screen.getByRole('region', { name }));
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const publishButton = () => screen.queryByRole('button', { name: 'Publicar' });

describe('the editor of the public profile', () => {
  it('shows what is published, as fields and as visitors see it', async () => {
    const { container } = await open('published');
    expect(field(/^Frase de apresentação/)).toHaveValue(HEADLINE);
    expect(preview().getByText(HEADLINE)).toBeVisible();
    expect(preview().getByText('CRP 06/112233')).toBeVisible();
    expect(preview().getByText('Não atende: Crianças e situações de emergência')).toBeVisible();
    expect(section('Identificação').getByText('Marina Azevedo')).toBeVisible();
    expect(section('Identificação').getByRole('link', { name: 'Pedir alteração' })).toHaveAttribute(
      'href',
      '/contato',
    );
    expect(section('Formação').getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Abrir página' })).toHaveAttribute(
      'href',
      `/professional/profile/${PEOPLE.marina.id}`,
    );
    expect(publishButton()).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('previews a draft, asks with the list of changes, and publishes it', async () => {
    const { user, toasts, client, container } = await open('published');
    await user.clear(field(/^Frase de apresentação/));
    await user.type(field(/^Frase de apresentação/), 'Terapia com calma');
    await user.click(section('Especialidades e idiomas').getByRole('checkbox', { name: 'Espanhol' }));
    expect(preview().getByText('Terapia com calma')).toHaveClass('changed');
    expect(preview().getByText('Em português, inglês e espanhol')).toBeVisible();
    expect(screen.getByText('2 mudanças não publicadas')).toBeVisible();
    await user.click(publishButton() as HTMLElement);
    const dialog = within(screen.getByRole('dialog', { name: 'Publicar mudanças?' }));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Frase de apresentação',
      'Idiomas de atendimento',
    ]);
    expect(await axe(container)).toHaveNoViolations();
    await user.dblClick(dialog.getByRole('button', { name: 'Publicar' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Perfil publicado' }]));
    await waitFor(() => expect(publishButton()).not.toBeInTheDocument());
    expect(field(/^Frase de apresentação/)).toHaveValue('Terapia com calma');
    const { data } = await client.rpc('public_profile', { professional_user_id: PEOPLE.marina.id });
    expect(data).toMatchObject({
      professional: { headline: 'Terapia com calma' },
      details: { languages: ['Português', 'Inglês', 'Espanhol'] },
    });
  });

  it('keeps the draft while the screen is left, until it is discarded', async () => {
    const first = await open('published');
    await first.user.type(field('Não atendo (opcional)'), ' agudas');
    first.unmount();
    const { user } = await open('published');
    expect(field('Não atendo (opcional)')).toHaveValue('Crianças e situações de emergência agudas');
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(field('Não atendo (opcional)')).toHaveValue('Crianças e situações de emergência');
    expect(publishButton()).not.toBeInTheDocument();
  });

  it('shows what cannot be published at its field, and keeps the text', async () => {
    const { user } = await open('bare');
    expect(preview().getByText('Este perfil ainda não tem uma apresentação.')).toBeVisible();
    await user.type(field('Sobre você'), 'Oi.');
    await user.click(publishButton() as HTMLElement);
    expect(field('Sobre você')).toHaveAccessibleDescription('Escreva pelo menos 200 letras.');
    expect(field('Sobre você')).toHaveValue('Oi.');
    expect(field('Sobre você')).toHaveFocus();
    expect(section('Quem você atende').getByText('Escolha quem você atende.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('lists what the profile lacks, and leads there', async () => {
    const { user, container } = await open('incomplete');
    const missing = section('Falta pouco para completar o perfil');
    expect(missing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Registro conferido: feito',
      'Horários de atendimento: faltaDefinir',
      'Foto: faltaEnviar',
      'Sobre você, ao menos 200 letras: faltaEscrever',
    ]);
    expect(missing.getByRole('link', { name: 'Definir os horários de atendimento' })).toHaveAttribute(
      'href',
      '/professional/agenda/horarios',
    );
    const chooser = jest.spyOn(HTMLInputElement.prototype, 'click');
    await user.click(missing.getByRole('button', { name: 'Enviar foto' }));
    expect(chooser).toHaveBeenCalledTimes(1);
    expect(section('Foto').getByRole('button', { name: 'Escolher foto' })).toHaveFocus();
    chooser.mockRestore();
    await user.click(missing.getByRole('button', { name: 'Escrever sobre você' }));
    expect(field('Sobre você')).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('lists nothing when nothing is missing, and what is published counts', async () => {
    const complete = await open('published');
    expect(screen.queryByRole('region', { name: /^Falta pouco/ })).not.toBeInTheDocument();
    complete.unmount();
    const { user } = await open('bare');
    await user.click(field('Sobre você'));
    await user.paste('a'.repeat(200));
    expect(section('Falta pouco para completar o perfil').getByText(/^Sobre você/)).toHaveTextContent(
      'Sobre você, ao menos 200 letras: falta',
    );
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
  });

  it('limits approaches to three', async () => {
    const { user } = await open('published');
    for (const name of ['Humanista', 'Sistêmica'])
      await user.click(section('Abordagem').getByRole('checkbox', { name }));
    await user.click(publishButton() as HTMLElement);
    expect(section('Abordagem').getByText('Escolha até 3.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('adds, edits, moves and removes education', async () => {
    const { user } = await open('published');
    const titles = () =>
      section('Formação')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    await user.click(section('Formação').getByRole('button', { name: 'Adicionar em Formação' }));
    const dialog = () => within(screen.getByRole('dialog'));
    await user.click(dialog().getByRole('button', { name: 'Salvar' }));
    expect(dialog().getByRole('textbox', { name: 'Curso' })).toHaveAccessibleDescription(
      'Preencha este campo.',
    );
    await user.type(dialog().getByRole('textbox', { name: 'Curso' }), 'Doutorado');
    await user.type(dialog().getByRole('textbox', { name: 'Ano de início' }), '2021');
    await user.click(dialog().getByRole('button', { name: 'Salvar' }));
    expect(titles()).toHaveLength(4);
    expect(titles()[0]).toContain('Doutoradodesde 2021');
    await user.click(section('Formação').getByRole('button', { name: 'Mais ações para Doutorado' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mover para baixo' }));
    expect(titles()[1]).toContain('Doutorado');
    await user.click(section('Formação').getByRole('button', { name: 'Editar Doutorado' }));
    await user.type(dialog().getByRole('textbox', { name: 'Ano de conclusão (opcional)' }), '2025');
    await user.click(dialog().getByRole('button', { name: 'Salvar' }));
    expect(preview().getByText('2021 a 2025')).toBeVisible();
    await user.click(section('Formação').getByRole('button', { name: 'Mais ações para Doutorado' }));
    // The first menu is still in the document.
    const [, remove] = await screen.findAllByRole('menuitem', { name: 'Remover' });
    await user.click(remove as HTMLElement);
    expect(titles()).toHaveLength(3);
  }, 30_000);

  it('does not overwrite what was published elsewhere, and loses nothing', async () => {
    const { user, toasts, client } = await open('published');
    await user.type(field('Não atendo (opcional)'), ' agudas');
    await client.rpc('publish_profile', {
      profile: { headline: 'De outro aparelho' },
      expected: null as never,
    });
    await user.click(publishButton() as HTMLElement);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publicar' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'O perfil não foi publicado' }]));
    expect(await screen.findByText('O perfil mudou em outro aparelho')).toBeVisible();
    expect(field('Não atendo (opcional)')).toHaveValue('Crianças e situações de emergência agudas');
    expect(publishButton()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Manter esta' }));
    expect(publishButton()).toBeEnabled();
  });

  it.each([
    ['fieldRefused', 'A frase tem até 90 letras.'],
    ['unpublished', null],
  ] as const)('reports a publication that failed: %s', async (name, text) => {
    const { user, toasts } = await open(name);
    await user.type(field(/^Frase de apresentação/), '!');
    await user.click(publishButton() as HTMLElement);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Publicar' }));
    if (text) expect(await screen.findByText(text)).toBeVisible();
    else await waitFor(() => expect(toasts()).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(field(/^Frase de apresentação/)).toHaveValue(`${HEADLINE}!`);
  });

  it('shares the address and its QR code', async () => {
    const { user, toasts } = await open('published');
    const address = `${window.location.origin}/professional/profile/${PEOPLE.marina.id}`;
    const share = section('Compartilhar');
    expect(share.getByRole('textbox', { name: 'Endereço da página' })).toHaveValue(address);
    expect(share.getByRole('img', { name: 'Código QR da sua página' })).toBeVisible();
    await user.click(share.getByRole('button', { name: 'Copiar' }));
    expect(toasts()).toEqual([{ title: 'Link copiado', text: address }]);
  });

  it('is read-only for suspended professionals', async () => {
    await open('suspended');
    expect(screen.getByText('Seu cadastro está suspenso')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Abrir página' })).not.toBeInTheDocument();
  });

  it('reports that it could not be loaded', async () => {
    await openScenario(ProfessionalRoutes, scenarios.unreachable);
    expect(
      await screen.findByText(/^Não foi possível carregar o seu perfil/, {}, { timeout: 8000 }),
    ).toBeVisible();
  }, 20_000);
});
