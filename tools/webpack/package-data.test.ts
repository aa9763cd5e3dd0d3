import { readPackageData } from './package-data.ts';

describe('package data', () => {
  it('separates the chunks of two versions under one container name', () => {
    const packageData = readPackageData('mf-patient');
    expect(packageData).toMatchObject({ name: 'mf-patient', container: 'mf_patient' });
    expect(packageData.uniqueName).toBe(`mf_patient_${packageData.version.replaceAll('.', '_')}`);
    expect(packageData.folder).toMatch(/[\\/]mf-patient$/);
  });
});
