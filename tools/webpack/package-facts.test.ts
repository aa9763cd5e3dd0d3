import { packageFacts } from './package-facts.ts';

describe('package facts', () => {
  it('separates the chunks of two versions under one container name', () => {
    const facts = packageFacts('mf-patient');
    expect(facts).toMatchObject({ name: 'mf-patient', container: 'mf_patient' });
    expect(facts.uniqueName).toBe(`mf_patient_${facts.version.replaceAll('.', '_')}`);
    expect(facts.folder).toMatch(/[\\/]mf-patient$/);
  });
});
