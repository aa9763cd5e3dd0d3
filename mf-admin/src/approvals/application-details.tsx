import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { formatPrice } from 'shared-domain/money';
import { formatPhone } from 'shared-domain/phone';
import { Button } from 'shared-ui/button';
import { SkeletonText } from 'shared-ui/skeleton';
import { Facts } from '../parts/facts';
import { ApplicationDocuments } from './application-documents';
import styles from './application-details.module.css';
import { copy } from './copy';
import { formatPersonDocument } from './person-document';
import { useApplicantPlace } from './use-applicant-place';
import type { Application } from './use-applications';

/** The rest of the application. Document links are fetched only once this is expanded. */
export function ApplicationDetails({ application }: { application: Application }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div>
      <Button
        variant="text"
        className={styles.toggle}
        icon={<ChevronDown aria-hidden="true" />}
        aria-expanded={open}
        aria-controls={id}
        aria-label={copy.details(application.fullName)}
        onClick={() => setOpen(!open)}
      >
        {copy.detailsShort}
      </Button>
      <div id={id} hidden={!open}>
        {open && <Details application={application} />}
      </div>
    </div>
  );
}

function Details({ application }: { application: Application }) {
  const { userId, price, phone, personDocument, specialties, bio, documents } = application;
  return (
    <div className={styles.details}>
      <Facts
        cells={6}
        facts={[
          { label: copy.specialties, value: specialties.join(', ') || copy.notGiven, wide: true },
          { label: copy.city, value: <Place userId={userId} /> },
          { label: copy.price, value: formatPrice(price) },
          { label: copy.phone, value: phone ? formatPhone(phone) : copy.notGiven },
          { label: copy.personDocument, value: formatPersonDocument(personDocument) ?? copy.notGiven },
        ]}
      />
      <div>
        <h3 className={styles.label}>{copy.bio}</h3>
        <p className={styles.bio}>{bio || copy.notGiven}</p>
      </div>
      <div>
        <h3 className={styles.label}>{copy.documents}</h3>
        <ApplicationDocuments paths={documents} />
      </div>
    </div>
  );
}

/** The city of the applicant's profile, which the application follows until the approval. */
function Place({ userId }: Pick<Application, 'userId'>) {
  const { data, isError } = useApplicantPlace(userId);
  if (data === undefined) return isError ? copy.cityFailed : <SkeletonText>{copy.notGiven}</SkeletonText>;
  return data || copy.cityNotGiven;
}
