import { BUILT_FOR_DEMONSTRATION } from 'shared-domain/demonstration';
import { ButtonLink } from 'shared-ui/button';
import { copy } from './copy';
import { destinations } from './destinations';
import { ProfessionalCard } from './professional-card';
import styles from './sample-professionals.module.css';
import { SAMPLE_PROFESSIONALS } from './samples';
import sections from './section.module.css';

/** Link to the professionals; in a demo with three invented ones. */
export function SampleProfessionals() {
  return (
    <section className={`${sections.section} ${styles.band}`}>
      <div className={`wrap ${styles.content}`}>
        <div className={sections.heading}>
          <h2 className={sections.title}>{copy.professionals.title}</h2>
          <p className={sections.lead}>{copy.professionals.lead}</p>
        </div>
        {BUILT_FOR_DEMONSTRATION && (
          <ul className={sections.threes}>
            {SAMPLE_PROFESSIONALS.map((professional) => (
              <ProfessionalCard key={professional.name} {...professional} />
            ))}
          </ul>
        )}
        <ButtonLink variant="outline" size="lg" className={styles.all} to={destinations.patient}>
          {copy.professionals.all}
        </ButtonLink>
      </div>
    </section>
  );
}
