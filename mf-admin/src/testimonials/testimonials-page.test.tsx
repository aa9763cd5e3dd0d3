import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openScenario } from 'shared-portal/testing';
import { AdminRoutes } from '../routes';
import { scenarios } from './scenarios';

const open = (name: keyof typeof scenarios) => openScenario(AdminRoutes, scenarios[name]);
const cardOf = async (text: string) => {
  await screen.findByText(text, { exact: false });
  const cards = screen.getAllByRole('article');
  return cards.find((card) => within(card).queryByText(text, { exact: false })) as HTMLElement;
};
const PENDING = 'Só o vídeo travou no começo.';
const statusOf = async (client: Awaited<ReturnType<typeof open>>['client']) => {
  const { data } = await client
    .from('reviews')
    .select('testimonial_status')
    .eq('public_testimonial', 'Gostei bastante. Só o vídeo travou no começo.')
    .single();
  return data?.testimonial_status;
};

describe('the testimonials', () => {
  it('show the public text and name, and the private feedback to the team', async () => {
    await open('pending');
    const card = await cardOf(PENDING);
    expect(within(card).getByRole('img', { name: '4 de 5' })).toBeInTheDocument();
    expect(card).toHaveTextContent('Aparece comoRafael T.');
    expect(card).toHaveTextContent('ProfissionalMarina Azevedo');
    expect(card).toHaveTextContent('Só a equipe lêSentiu-se tranquilo(a); recomenda este profissional');
    expect(screen.getByRole('tab', { name: /^Aguardando/ })).toHaveTextContent('Aguardando1');
  });

  it.each([
    ['none', 'Nenhum depoimento aguardando'],
    ['unreachable', 'Não foi possível carregar os depoimentos.'],
  ] as const)('%s: "%s"', async (name, text) => {
    await open(name);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('have a view for each status with its own address', async () => {
    const { user, address } = await open('pending');
    await cardOf(PENDING);
    await user.click(screen.getByRole('tab', { name: 'Publicados' }));
    expect(await screen.findAllByText('Publicado')).toHaveLength(2);
    expect(address()).toBe('/admin/depoimentos?aba=publicados');
    await user.click(screen.getByRole('tab', { name: 'Ocultos' }));
    expect(await screen.findByText('Nenhum depoimento oculto')).toBeInTheDocument();
  });

  it('have a read-only view for reviews without a testimonial', async () => {
    const { user, address } = await open('withoutTestimonial');
    await user.click(await screen.findByRole('tab', { name: 'Sem depoimento' }));
    expect(address()).toBe('/admin/depoimentos?aba=sem-depoimento');
    const card = await cardOf('Escutou com calma.');
    expect(within(card).getByRole('img', { name: '2 de 5' })).toBeInTheDocument();
    expect(card).toHaveTextContent('Só a equipe lêSentiu-se ansioso(a); não recomenda este profissional');
    expect(card).toHaveTextContent(
      'O profissional também lêO que foi bomEscutou com calma.O que pode melhorarComeçou atrasado.',
    );
    expect(within(card).queryByRole('button')).not.toBeInTheDocument();
    expect(within(card).queryByRole('blockquote')).not.toBeInTheDocument();
  });

  it('have no axe violations', async () => {
    const { container } = await open('pending');
    await cardOf(PENDING);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('a testimonial', () => {
  it('is published', async () => {
    const { user, client, toasts } = await open('pending');
    await user.click(within(await cardOf(PENDING)).getByRole('button', { name: 'Publicar' }));
    expect(await screen.findByText('Nenhum depoimento aguardando')).toBeInTheDocument();
    expect(toasts()).toEqual([
      { title: 'Depoimento publicado', text: 'Já aparece no perfil de Marina Azevedo.' },
    ]);
    expect(await statusOf(client)).toBe('published');
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(document.activeElement).toHaveTextContent(/^Nenhum depoimento aguardando/);
  });

  it('is rejected, and can be published later', async () => {
    const { user, client } = await open('pending');
    await user.click(within(await cardOf(PENDING)).getByRole('button', { name: 'Não publicar' }));
    await waitFor(async () => expect(await statusOf(client)).toBe('refused'));
    await user.click(screen.getByRole('tab', { name: 'Ocultos' }));
    await user.click(within(await cardOf(PENDING)).getByRole('button', { name: 'Publicar' }));
    await waitFor(async () => expect(await statusOf(client)).toBe('published'));
  });

  it('is removed from the profile', async () => {
    const { user, toasts } = await open('published');
    const card = await cardOf('Muito respeitosa');
    await user.click(within(card).getByRole('button', { name: 'Retirar do perfil' }));
    await waitFor(() => expect(card).not.toBeInTheDocument());
    expect(toasts()).toEqual([
      { title: 'Depoimento oculto', text: 'Não aparece no perfil de Marina Azevedo.' },
    ]);
  });

  it('stays in its view after a failure', async () => {
    const { user, toasts } = await open('actionFails');
    await user.click(within(await cardOf(PENDING)).getByRole('button', { name: 'Publicar' }));
    await waitFor(() =>
      expect(toasts()).toEqual([
        { title: 'Erro na ação', text: 'Não foi possível realizar a ação. Tente novamente.' },
      ]),
    );
    expect(await cardOf(PENDING)).toBeInTheDocument();
  });
});
