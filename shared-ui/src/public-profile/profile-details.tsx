import { Accessibility, Ban, Languages, Users } from 'lucide-react';
import { periodOf, type HistoryEntry } from 'shared-domain/published-profile';
import { Tag } from '../tag';
import { copy } from './copy';
import type { ProfilePart, PublicProfile } from './index';
import styles from './profile-details.module.css';
import { ProfileSection } from './profile-section';

const listed = new Intl.ListFormat('pt-BR');

interface ProfileDetailsProps {
  readonly profile: PublicProfile;
  /** The parts to highlight. */
  readonly changed?: ReadonlySet<ProfilePart> | undefined;
  /** Level of the headings. Default 2. */
  readonly level?: 2 | 3 | undefined;
}

/** What the professional wrote: the text about oneself, ways of working, whom they attend, education, experience. */
export function ProfileDetails({ profile, changed, level }: ProfileDetailsProps) {
  const { bio, education, experience } = profile;
  return (
    <>
      <ProfileSection title={copy.about} isChanged={changed?.has('bio')} level={level}>
        <p className={bio === null ? styles.none : styles.text}>{bio ?? copy.noBio}</p>
      </ProfileSection>
      <WorkSection profile={profile} isChanged={changed?.has('work')} level={level} />
      <AudienceSection profile={profile} isChanged={changed?.has('audience')} level={level} />
      <HistorySection
        title={copy.education}
        entries={education}
        isChanged={changed?.has('education')}
        level={level}
      />
      <HistorySection
        title={copy.experience}
        entries={experience}
        isChanged={changed?.has('experience')}
        level={level}
      />
    </>
  );
}

interface PartProps {
  readonly profile: PublicProfile;
  readonly isChanged: boolean | undefined;
  readonly level: 2 | 3 | undefined;
}

function WorkSection({ profile: { approaches, sessionText }, ...section }: PartProps) {
  if (approaches.length === 0 && sessionText === null) return null;
  return (
    <ProfileSection title={copy.howIWork} {...section}>
      {approaches.length > 0 && (
        <div className={styles.tags}>
          {approaches.map((approach) => (
            <Tag key={approach} tone="brand">
              {approach}
            </Tag>
          ))}
        </div>
      )}
      {sessionText && <p className={styles.text}>{sessionText}</p>}
    </ProfileSection>
  );
}

/** Nothing before the professional has said whom they attend: the language alone is no news. */
function AudienceSection({
  profile: { audiences, languages, accommodations, notAttended },
  ...section
}: PartProps) {
  if (audiences.length === 0) return null;
  return (
    <ProfileSection title={copy.audience} {...section}>
      <ul className={styles.facts}>
        <li>
          <Users aria-hidden="true" /> {listed.format(audiences)}
        </li>
        <li>
          <Languages aria-hidden="true" /> {copy.languages(listed.format(languages).toLowerCase())}
        </li>
        {accommodations.length > 0 && (
          <li>
            <Accessibility aria-hidden="true" /> {listed.format(accommodations)}
          </li>
        )}
        {notAttended && (
          <li className={styles.none}>
            <Ban aria-hidden="true" /> {copy.notAttended(notAttended)}
          </li>
        )}
      </ul>
    </ProfileSection>
  );
}

interface HistorySectionProps {
  readonly title: string;
  readonly entries: readonly HistoryEntry[];
  readonly isChanged: boolean | undefined;
  readonly level: 2 | 3 | undefined;
}

function HistorySection({ title, entries, ...section }: HistorySectionProps) {
  if (entries.length === 0) return null;
  return (
    <ProfileSection title={title} {...section}>
      <ul className={styles.history}>
        {entries.map((entry, index) => (
          <li key={index}>
            <span className={styles.period}>{periodOf(entry)}</span>
            <span className={styles.entry}>
              {entry.title}
              {entry.place !== '' && <small>{entry.place}</small>}
            </span>
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}
