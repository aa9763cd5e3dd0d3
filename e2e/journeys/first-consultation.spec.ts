import { PEOPLE } from 'embedded-backend/seed';
import { expect, test, QUICK } from '../fixtures.ts';
import { chooseDay, choose } from '../support/booking.ts';
import { nextTuesday } from '../support/days.ts';
import { linkInMailTo } from '../support/mail.ts';

const NEW_PATIENT = {
  name: 'Teresa Lacerda',
  cpf: '52998224725',
  phone: '11987650000',
  email: 'teresa.lacerda@exemplo.com.br',
  password: 'um-passo-de-cada-vez',
};

test(
  'a visitor signs up, finds a psychologist, books and pays, and all parties see it',
  { tag: QUICK },
  async ({ page, portal, openAs }) => {
    test.setTimeout(120_000);
    const day = nextTuesday();

    await test.step('sign up from the landing page', async () => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Sou Paciente' }).click();
      await expect(page.getByRole('heading', { name: 'Criar Conta' })).toBeVisible();
      await page.getByLabel('Nome completo').fill(NEW_PATIENT.name);
      await page.getByLabel('CPF').pressSequentially(NEW_PATIENT.cpf);
      await page.getByLabel('Telefone').pressSequentially(NEW_PATIENT.phone);
      await page.getByLabel('E-mail').fill(NEW_PATIENT.email);
      await page.getByLabel('Senha', { exact: true }).fill(NEW_PATIENT.password);
      await page.getByLabel('Confirmar senha').fill(NEW_PATIENT.password);
      for (const consent of await page.getByRole('checkbox').all()) await consent.check();
      await page.getByRole('button', { name: 'Criar Conta' }).click();
      await expect(page.getByText('Conta criada com sucesso!')).toBeVisible();
      await expect(page).toHaveURL(/\/welcome/);
    });

    await test.step('confirm through the link in the mailbox', async () => {
      await page.goto(await linkInMailTo(portal.origin, NEW_PATIENT.email));
      await expect(page).toHaveURL(/\/welcome\?.*confirmed=true/);
      await page.getByRole('link', { name: 'Continuar' }).click();
      await expect(page.getByRole('heading', { name: 'Olá, Teresa' })).toBeVisible();
    });

    await test.step('sign out and in again', async () => {
      await page.getByRole('button', { name: 'Sair' }).click();
      await expect(page.getByText('Logout realizado')).toBeVisible();
      await expect(page).toHaveURL(/\/auth$/);
      await page.getByLabel('E-mail').fill(NEW_PATIENT.email);
      await page.getByLabel('Senha', { exact: true }).fill(NEW_PATIENT.password);
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(page.getByText('Acesso realizado com sucesso!')).toBeVisible();
      await expect(page).toHaveURL(/\/patient\/dashboard$/);
    });

    await test.step('search by name, specialty, price and city', async () => {
      await page.getByRole('link', { name: /Buscar profissionais/ }).click();
      await page.getByRole('searchbox', { name: 'Nome ou especialidade' }).fill('marina');
      await choose(page, 'Especialidade', 'Ansiedade');
      await choose(page, 'Preço máximo', 'Até R$ 150');
      await choose(page, 'Cidade', 'São Paulo');
      await expect(page.getByText('1 profissionais encontrados')).toBeVisible();
      await expect(page).toHaveURL(/q=marina/);
      await page.getByRole('link', { name: 'Agendar: Marina Azevedo' }).click();
      await expect(page).toHaveURL(new RegExp(`/patient/booking/${PEOPLE.marina.id}$`));
    });

    await test.step('book Tuesday at 14:00', async () => {
      await chooseDay(page, day);
      await page.getByText('14:00', { exact: true }).click();
      await page.getByRole('button', { name: 'Continuar' }).click();
      await page.getByRole('button', { name: 'Confirmar' }).click();
      await expect(page.getByText('Consulta agendada com sucesso!')).toBeVisible();
      await expect(page).toHaveURL(/\?pagamento=/);
    });

    await test.step('pay with simulated Pix', async () => {
      await expect(page.getByText(/R\$\s150,00/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Marcar como pago (simulação)' }).click();
      await expect(page.getByRole('heading', { name: 'Pagamento confirmado!' })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Minhas Consultas' }).last().click();
      await expect(page.getByText('Confirmada')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Entrar na sessão com Marina Azevedo' })).toHaveAttribute(
        'href',
        /^\/sala\/[0-9a-f-]{36}$/,
      );
    });

    await test.step('the professional sees it', async () => {
      const professional = await openAs('professional');
      await professional.goto('/professional/dashboard');
      const item = professional.getByRole('listitem').filter({ hasText: NEW_PATIENT.name });
      await expect(item.getByText('14:00')).toBeVisible();
      await expect(item.getByRole('link', { name: /Iniciar sessão/ })).toBeVisible();
    });

    await test.step('the admin sees it', async () => {
      const admin = await openAs('admin');
      await admin.goto('/admin/consultations?busca=teresa');
      const row = admin.getByRole('row').filter({ hasText: NEW_PATIENT.name });
      await expect(row.getByText('Agendada')).toBeVisible();
      await expect(row.getByText(day.split('-').reverse().join('/'))).toBeVisible();
    });

    await test.step('another patient sees only that the slot is taken', async () => {
      const other = await openAs('other-patient');
      await other.goto(`/patient/booking/${PEOPLE.marina.id}`);
      await chooseDay(other, day);
      await expect(other.getByRole('radio', { name: '14:50' })).toBeAttached();
      await expect(other.getByRole('radio', { name: '14:00' })).toHaveCount(0);

      const read = async (path: string) => {
        const response = await fetch(`${portal.origin}/rest/v1/${path}`, {
          headers: {
            apikey: portal.publishableKey,
            authorization: `Bearer ${portal.tokenOf('other-patient')}`,
          },
        });
        return response.json() as Promise<unknown>;
      };
      const hers = encodeURIComponent(NEW_PATIENT.name);
      expect(await read(`consultations?select=id&patient_name=eq.${hers}`)).toEqual([]);
      expect(await read(`profiles?select=id&email=eq.${NEW_PATIENT.email}`)).toEqual([]);
      expect(
        await read(`payments?select=id&amount_cents=eq.15000&status=eq.paid&created_at=gte.${day}`),
      ).toEqual([]);
    });
  },
);
