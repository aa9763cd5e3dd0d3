import { periodOf, publishedDetailsFrom } from './published-profile';

const entry = { title: 'Psicologia', place: '', from: 2018 };

describe('the years of an entry', () => {
  it.each([
    [2020, '2018 a 2020'],
    [2018, '2018'],
    [null, 'desde 2018'],
  ])('until %s', (to, text) => {
    expect(periodOf({ ...entry, to })).toBe(text);
  });
});

describe('published details', () => {
  it('are empty in answers of an older database', () => {
    expect(publishedDetailsFrom(undefined)).toMatchObject({ approaches: [], sessionText: null });
  });

  it('are read from the answer', () => {
    const row = {
      approaches: ['Humanista'],
      session_text: 'Conversamos.',
      education: [{ ...entry, to: null }],
      experience: [],
      languages: ['Português'],
      audiences: ['Adultos'],
      accommodations: [],
      not_attended: 'Crianças',
    };
    expect(publishedDetailsFrom(row)).toEqual({
      approaches: ['Humanista'],
      sessionText: 'Conversamos.',
      education: [{ ...entry, to: null }],
      experience: [],
      languages: ['Português'],
      audiences: ['Adultos'],
      accommodations: [],
      notAttended: 'Crianças',
    });
  });
});
