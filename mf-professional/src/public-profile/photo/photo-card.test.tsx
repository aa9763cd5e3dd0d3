import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { server } from 'embedded-backend/jest';
import { PEOPLE, sql } from 'embedded-backend/seed';
import { openScenario } from 'shared-portal/testing';
import { ProfessionalRoutes } from '../../routes';
import { scenarios } from '../scenarios';
import { cropPhoto } from './crop-photo';

// jsdom decodes no images and draws none; a journey crops a real one.
jest.mock('./crop-photo', () => ({ cropPhoto: jest.fn() }));
const mockMedia = { naturalWidth: 800, naturalHeight: 600, isBroken: false };
jest.mock('react-easy-crop', () => {
  const { useEffect, useRef } = jest.requireActual<typeof import('react')>('react');
  return function Cropper(props: {
    onMediaLoaded: (media: object) => void;
    onCropAreaChange: (shares: object, area: object) => void;
    mediaProps: { onError: () => void };
    cropperProps: Record<string, string>;
  }) {
    const isLoaded = useRef(false);
    useEffect(() => {
      if (isLoaded.current) return;
      isLoaded.current = true;
      if (mockMedia.isBroken) {
        props.mediaProps.onError();
        return;
      }
      props.onMediaLoaded(mockMedia);
      props.onCropAreaChange(
        { x: 10, y: 0, width: 75, height: 100 },
        { x: 80, y: 0, width: 600, height: 600 },
      );
    }, [props]);
    return <div tabIndex={0} {...props.cropperProps} />;
  };
});

const URL_OF_PHOTO = `/storage/v1/object/public/profile-photos/${PEOPLE.marina.id}/${'a'.repeat(32)}-512.webp`;
const JPEG = new File(['x'], 'eu.jpg', { type: 'image/jpeg' });

beforeEach(() => {
  Object.assign(mockMedia, { naturalWidth: 800, naturalHeight: 600, isBroken: false });
  URL.createObjectURL = jest.fn(() => 'blob:photo');
  URL.revokeObjectURL = jest.fn();
  jest
    .mocked(cropPhoto)
    .mockReset()
    .mockResolvedValue(new Blob(['crop'], { type: 'image/jpeg' }));
});

const open = async (name: keyof typeof scenarios = 'withoutPhoto') => {
  const view = await openScenario(ProfessionalRoutes, scenarios[name]);
  await screen.findByRole('region', { name: 'Foto' }, { timeout: 8000 });
  return view;
};
const card = () => within(screen.getByRole('region', { name: 'Foto' }));
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Foto', { selector: 'input' }), { target: { files: [file] } });
const dialog = () => screen.findByRole('dialog', { name: 'Ajustar foto' });
const answered = (status: number, body: object) =>
  server.use(http.post('*/functions/v1/publish-photo', () => HttpResponse.json(body, { status })));
const published = () => answered(200, { success: true, data: { url: URL_OF_PHOTO } });

describe('the photo', () => {
  it('is cropped, sent to one’s own folder and published', async () => {
    published();
    const { user, toasts, client } = await open();
    expect(card().queryByRole('button', { name: 'Remover' })).not.toBeInTheDocument();
    choose(JPEG);
    const crop = within(await dialog());
    expect(crop.getByRole('application', { name: 'Posição da foto' })).toHaveAccessibleDescription(
      'Arraste para posicionar, ou use as setas do teclado.',
    );
    expect(crop.getByRole('slider', { name: 'Aproximar' })).toHaveValue('1');
    expect(await axe(await dialog())).toHaveNoViolations();
    await user.dblClick(crop.getByRole('button', { name: 'Usar foto' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Foto publicada' }]));
    expect(cropPhoto).toHaveBeenCalledWith('blob:photo', { x: 80, y: 0, width: 600, height: 600 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const images = document.querySelectorAll('img');
    expect([...images].map((image) => image.getAttribute('src'))).toEqual([URL_OF_PHOTO, URL_OF_PHOTO]);
    expect(card().getByRole('button', { name: 'Trocar foto' })).toBeVisible();
    const { data } = await client.storage.from('profile-photos-in').list(PEOPLE.marina.id);
    expect(data?.map(({ name }) => name)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.jpg$/)]);
  });

  it.each([
    [
      'of another type',
      new File(['x'], 'eu.gif', { type: 'image/gif' }),
      'Escolha um arquivo JPG, PNG ou WebP.',
    ],
    [
      'of more than 5 MB',
      new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'eu.png', { type: 'image/png' }),
      'O arquivo passa de 5 MB. Escolha um menor.',
    ],
  ])('is not made of a file %s', async (_, file, message) => {
    const { container } = await open();
    choose(file);
    expect(await card().findByText(message)).toBeVisible();
    expect(card().getByRole('button', { name: 'Escolher foto' })).toHaveAccessibleDescription(
      expect.stringContaining(message),
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    choose(JPEG);
    expect(await dialog()).toBeVisible();
    expect(card().queryByText(message)).not.toBeInTheDocument();
  });

  it.each([
    [{ naturalHeight: 255 }, /pequena demais/],
    [{ isBroken: true }, /Não foi possível abrir o arquivo/],
  ])('is not made of an image with %p', async (media, message) => {
    Object.assign(mockMedia, media);
    await open();
    choose(JPEG);
    expect(await card().findByText(message)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it.each([
    [429, 'too_many_photos', 'São até 10 fotos em 24h. Tente mais tarde.'],
    [415, 'photo_not_supported', 'O arquivo não é uma foto que dê para usar. Escolha outra.'],
    [501, 'photos_unavailable', 'Fotos não podem ser publicadas aqui.'],
    [500, 'unexpected', 'Não foi possível mudar a foto. Tente novamente.'],
  ])('keeps the crop when it is refused with %p', async (status, code, text) => {
    answered(status, { success: false, code, error: 'x' });
    const { user, toasts } = await open();
    choose(JPEG);
    await user.click(within(await dialog()).getByRole('button', { name: 'Usar foto' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'A foto não mudou', text }]));
    expect(await dialog()).toBeVisible();
    published();
    await user.click(within(await dialog()).getByRole('button', { name: 'Usar foto' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Foto publicada' }]));
  });

  it('is not stored beyond the limit of a day', async () => {
    server.use(
      http.post('*/storage/v1/object/profile-photos-in/*', () =>
        HttpResponse.json({ statusCode: '403', error: 'Unauthorized', message: 'no' }, { status: 400 }),
      ),
    );
    const { user, toasts } = await open();
    choose(JPEG);
    await user.click(within(await dialog()).getByRole('button', { name: 'Usar foto' }));
    await waitFor(() =>
      expect(toasts()).toMatchObject([{ text: 'São até 10 fotos em 24h. Tente mais tarde.' }]),
    );
  });

  it.each([
    ['the login session has ended', 'delete from auth.sessions', 'Entre de novo para continuar.'],
    [
      'the account was suspended',
      sql.suspend(PEOPLE.marina, 'O registro venceu.'),
      'Seu cadastro profissional não está ativo. Fale com a nossa equipe.',
    ],
  ])('is not stored when %s since the page was opened, and the reason is shown', async (_, change, text) => {
    const { user, toasts } = await open();
    choose(JPEG);
    const crop = within(await dialog());
    await embedded.exec(change);
    await user.click(crop.getByRole('button', { name: 'Usar foto' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ text }]));
  });

  it('is published only while its dialog is open: it cannot be closed once the crop has begun', async () => {
    published();
    let finish: (photo: Blob) => void = () => undefined;
    jest.mocked(cropPhoto).mockReturnValue(new Promise((resolve) => (finish = resolve)));
    const { user, toasts } = await open();
    choose(JPEG);
    const crop = within(await dialog());
    await user.click(crop.getByRole('button', { name: 'Usar foto' }));
    await waitFor(() => expect(crop.getByRole('button', { name: 'Escolher outra' })).toBeDisabled());
    await user.click(crop.getByRole('button', { name: 'Voltar' }));
    await user.keyboard('{Escape}');
    expect(await dialog()).toBeVisible();
    finish(new Blob(['crop'], { type: 'image/jpeg' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Foto publicada' }]));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not published when it cannot be cropped', async () => {
    jest.mocked(cropPhoto).mockRejectedValue(new Error('no canvas'));
    const { user, toasts, client } = await open();
    choose(JPEG);
    await user.click(within(await dialog()).getByRole('button', { name: 'Usar foto' }));
    expect(await card().findByText(/Não foi possível abrir o arquivo/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toasts()).toEqual([]);
    const { data } = await client.storage.from('profile-photos-in').list(PEOPLE.marina.id);
    expect(data).toEqual([]);
  });

  it('is left as it was when the dialog is closed', async () => {
    const { user } = await open('withPhoto');
    choose(JPEG);
    await user.click(within(await dialog()).getByRole('button', { name: 'Voltar' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:photo');
    expect(cropPhoto).not.toHaveBeenCalled();
  });

  it('is removed after a question', async () => {
    const { user, toasts, client } = await open('withPhoto');
    await user.click(card().getByRole('button', { name: 'Remover' }));
    const question = within(screen.getByRole('dialog', { name: 'Remover a foto?' }));
    await user.dblClick(question.getByRole('button', { name: 'Remover' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'Foto removida' }]));
    expect(card().getByRole('button', { name: 'Escolher foto' })).toBeVisible();
    expect(document.querySelector('img')).not.toBeInTheDocument();
    const { data } = await client
      .from('professionals_public')
      .select('profile_image_url')
      .eq('user_id', PEOPLE.marina.id)
      .single();
    expect(data).toEqual({ profile_image_url: null });
  });

  it.each([
    [500, {}, 'Não foi possível mudar a foto. Tente novamente.'],
    [
      400,
      { code: 'P0001', message: 'not_allowed' },
      'Seu cadastro profissional não está ativo. Fale com a nossa equipe.',
    ],
  ])('stays when its removal fails with %p %p', async (status, body, text) => {
    server.use(http.post('*/rest/v1/rpc/remove_own_photo', () => HttpResponse.json(body, { status })));
    const { user, toasts } = await open('withPhoto');
    const photo = document.querySelector('img');
    await user.click(card().getByRole('button', { name: 'Remover' }));
    const question = within(screen.getByRole('dialog', { name: 'Remover a foto?' }));
    await user.click(question.getByRole('button', { name: 'Remover' }));
    await waitFor(() => expect(toasts()).toMatchObject([{ title: 'A foto não mudou', text }]));
    expect(screen.getByRole('dialog', { name: 'Remover a foto?' })).toBeVisible();
    expect(photo).toBeInTheDocument();
  });
});
