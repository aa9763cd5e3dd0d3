import { professionalFrom, type ProfessionalRow } from './professional';

const ROW: ProfessionalRow = {
  user_id: 'b1',
  display_name: 'Marina Azevedo',
  specialty: 'Ansiedade',
  profession: 'psychologist',
  form_of_address: 'feminine',
  profile_image_url: null,
  rating: 4.9,
  total_reviews: 127,
  city: 'São Paulo',
  state: 'SP',
  price_per_session: 15000,
};

describe('a professional', () => {
  it('is read from a row of the directory', () => {
    expect(professionalFrom(ROW)).toEqual({
      userId: 'b1',
      name: 'Marina Azevedo',
      specialty: 'Ansiedade',
      title: 'Psicóloga',
      headline: null,
      photoUrl: null,
      rating: 4.9,
      reviews: 127,
      place: 'São Paulo, SP',
      price: 15000,
    });
  });

  it('has the neutral form of address by default', () => {
    const { form_of_address: _, ...older } = ROW;
    expect(professionalFrom(older).title).toBe('Psicólogo(a)');
    expect(professionalFrom({ ...older, profession: 'psychiatrist' }).title).toBe('Psiquiatra');
  });

  it('has the stated rating without reviews, and no place or price if unknown', () => {
    const bare = { ...ROW, rating: null, total_reviews: 0, city: null, state: null, price_per_session: null };
    expect(professionalFrom(bare)).toMatchObject({ rating: 5, reviews: 0, place: null, price: null });
  });
});
