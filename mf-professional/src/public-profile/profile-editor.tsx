import { useRef, useState } from 'react';
import { PROFESSIONAL_ERRORS } from 'shared-domain/professional-errors';
import { classNames } from 'shared-ui/class-names';
import { Segmented } from 'shared-ui/field';
import { Form, useForm } from 'shared-ui/form';
import { AudienceSection } from './audience-section';
import { ConflictNote } from './conflict-note';
import { copy } from './copy';
import { withEntry, type HistoryList } from './history';
import { HistoryDialog } from './history-dialog';
import { HistorySection } from './history-section';
import { IdentityCard } from './identity-card';
import { MissingCard } from './missing-card';
import { changedFields, profileFaults, type OwnProfile, type ProfileDraft } from './own-profile';
import { PhotoCard } from './photo/photo-card';
import { PresentationSection } from './presentation-section';
import { ProfilePreview } from './profile-preview';
import styles from './public-profile-page.module.css';
import { PublishBar } from './publish-bar';
import { PublishDialog } from './publish-dialog';
import { refusedFields } from './refused-fields';
import { ShareCard } from './share-card';
import { TopicsSection } from './topics-section';
import { usePublishing } from './use-publishing';
import { WorkSection } from './work-section';

/** The form, the preview of its draft, and how to publish it. The draft stays in this tab until then. */
export function ProfileEditor({ profile }: { readonly profile: OwnProfile }) {
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const [entry, setEntry] = useState<{ readonly list: HistoryList; readonly index: number } | null>(null);
  const [asked, setAsked] = useState<ProfileDraft | null>(null);
  const photoButton = useRef<HTMLButtonElement>(null);
  const aboutArea = useRef<HTMLTextAreaElement>(null);
  const form = useForm<ProfileDraft>({
    initial: () => profile.draft,
    faultsOf: (draft) => profileFaults(profile.draft, draft),
    refusals: { context: PROFESSIONAL_ERRORS['published-profile'], fields: refusedFields },
    validateOnBlur: true,
    draft: { name: 'public-profile', keepOnUnmount: true },
  });
  const publishing = usePublishing({
    published: profile,
    showAtField: form.refuse,
    onPublished: form.saved,
    onRefused: () => setAsked(null),
  });
  const draft = form.values;
  const changed = changedFields(profile.draft, draft);
  const isOutdated = changed.length > 0 && draft.base !== profile.publishedAt;
  return (
    <>
      <Segmented
        label={copy.views.label}
        className={styles.views}
        options={[
          { value: 'edit', label: copy.views.edit },
          { value: 'preview', label: copy.views.preview },
        ]}
        value={view}
        onValueChange={setView}
      />
      {isOutdated && (
        <ConflictNote
          onOther={() => form.set(profile.draft)}
          onKeep={() => form.set({ base: profile.publishedAt })}
        />
      )}
      <Form
        form={form}
        onSubmit={(valid) => {
          if (!isOutdated) setAsked(valid);
        }}
        onFaults={() => setView('edit')}
      >
        <div className={styles.editor}>
          <div className={classNames(styles.cards, view === 'preview' && styles.hidden)}>
            <MissingCard
              profile={profile}
              onPhoto={() => {
                // The focus returns to it.
                photoButton.current?.focus();
                photoButton.current?.click();
              }}
              onAbout={() => aboutArea.current?.focus()}
            />
            <PhotoCard profile={profile} buttonRef={photoButton} />
            <IdentityCard profile={profile} />
            <PresentationSection aboutRef={aboutArea} />
            <WorkSection />
            <HistorySection list="education" onOpen={(index) => setEntry({ list: 'education', index })} />
            <HistorySection list="experience" onOpen={(index) => setEntry({ list: 'experience', index })} />
            <TopicsSection />
            <AudienceSection />
          </div>
          <div className={classNames(styles.side, view === 'edit' && styles.hidden)}>
            <ProfilePreview profile={profile} draft={draft} changed={changed} />
            <ShareCard userId={profile.userId} name={profile.name} />
          </div>
        </div>
        {changed.length > 0 && (
          <PublishBar
            changed={changed}
            disabled={isOutdated}
            isRunning={publishing.isRunning}
            onDiscard={() => form.set(profile.draft)}
          />
        )}
      </Form>
      {entry && (
        <HistoryDialog
          list={entry.list}
          entry={draft[entry.list][entry.index] ?? null}
          onClose={() => setEntry(null)}
          onSave={(saved) => {
            form.set((latest) => ({ [entry.list]: withEntry(latest[entry.list], entry.index, saved) }));
            setEntry(null);
          }}
        />
      )}
      {asked && (
        <PublishDialog
          changed={changed}
          isRunning={publishing.isRunning}
          onConfirm={() => publishing.run(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
