import { screen } from '@testing-library/react';
import { CONSENT_HASHES, CONSENT_VERSIONS } from 'shared-domain/consents';
import { openScenario } from 'shared-portal/testing';
import { PublicRoutes } from '../routes';
import { copy } from './copy';
import { scenarios } from './scenarios';
import { wordsOf } from './testing/words-of';

// As in a build without PORTAL_DEMONSTRATION=true.
jest.mock('shared-domain/demonstration', () => ({ BUILT_FOR_DEMONSTRATION: false }));

async function openTerms() {
  const { container } = await openScenario(PublicRoutes, scenarios.terms);
  await screen.findByRole('heading', { level: 1 });
  return container;
}

describe('the legal texts outside a demo', () => {
  it('mention neither a demo nor simulated payments', async () => {
    const container = await openTerms();
    expect(container.textContent).toContain('marcam sessões de vídeo de 50 minutos e as acompanham.');
    expect(container.textContent).not.toMatch(/demonstração|simulad|em desenvolvimento/i);
  });

  it('have their own version, recorded with the hash of the text', async () => {
    const container = await openTerms();
    expect(copy.updated).toBe(
      'Política atualizada em 30 de novembro de 2026, termos em 26 de novembro de 2026',
    );
    expect(CONSENT_VERSIONS).toEqual({ privacy: '2026-11-30', terms: '2026-11-26-service' });
    expect(await wordsOf(container, 'termos')).toHaveProperty('sha256', CONSENT_HASHES.terms);
    expect(await wordsOf(container, 'privacidade')).toHaveProperty('sha256', CONSENT_HASHES.privacy);
  });
});
