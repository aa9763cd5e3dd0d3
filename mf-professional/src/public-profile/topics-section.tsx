import { LANGUAGES } from 'shared-domain/published-profile';
import { SPECIALTIES } from 'shared-domain/specialties';
import { ChoiceList } from './choice-list';
import { copy } from './copy';
import { Section } from './section';

/** Specialties and languages. */
export function TopicsSection() {
  return (
    <Section title={copy.topics.title}>
      <ChoiceList name="specialties" choices={SPECIALTIES} />
      <ChoiceList name="languages" choices={LANGUAGES} />
    </Section>
  );
}
