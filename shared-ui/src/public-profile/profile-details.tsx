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
}

/** What the professional wrote: the text about oneself, ways of working, whom they attend, education, experience. */
export function ProfileDetails({ profile, changed }: ProfileDetailsProps) {
  const { bio, education, experience } = profile;
  return (
    <>
      <ProfileSection title={copy.about} isChanged={changed?.has('bio')}>
        <p className={bio === null ? styles.none : styles.text}>{bio ?? copy.noBio}</p>
      </ProfileSection>
      <WorkSection profile={profile} isChanged={changed?.has('work')} />
      <AudienceSection profile={profile} isChanged={changed?.has('audience')} />
      <HistorySection title={copy.education} entries={education} isChanged={changed?.has('education')} />
      <HistorySection title={copy.experience} entries={experience} isChanged={changed?.has('experience')} />
    </>
  );
}

interface PartProps {
  readonly profile: PublicProfile;
  readonly isChanged: boolean | undefined;
}

function WorkSection({ profile: { approaches, sessionText }, isChanged }: PartProps) {
  if (approaches.length === 0 && sessionText === null) return null;
  return (
    <ProfileSection title={copy.howIWork} isChanged={isChanged}>
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
  isChanged,
}: PartProps) {
  if (audiences.length === 0) return null;
  return (
    <ProfileSection title={copy.audience} isChanged={isChanged}>
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
}

function HistorySection({ title, entries, isChanged }: HistorySectionProps) {
  if (entries.length === 0) return null;
  return (
    <ProfileSection title={title} isChanged={isChanged}>
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
