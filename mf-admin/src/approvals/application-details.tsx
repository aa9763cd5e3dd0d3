import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { formatPrice } from 'shared-domain/money';
import { formatPhone } from 'shared-domain/phone';
import { Button } from 'shared-ui/button';
import { SkeletonText } from 'shared-ui/skeleton';
import { Facts } from '../parts/facts';
import { Allowed } from '../parts/team/allowed';
import { ApplicationDocuments } from './application-documents';
import styles from './application-details.module.css';
import { copy } from './copy';
import { formatPersonDocument } from './person-document';
import { useApplicationIdentity, type ApplicationIdentity } from './use-application-identity';
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
  const { id, price, phone, specialties, bio, documents } = application;
  return (
    <div className={styles.details}>
      <Facts
        cells={6}
        facts={[
          { label: copy.specialties, value: specialties.join(', ') || copy.notGiven, wide: true },
          { label: copy.city, value: <Identity id={id}>{placeOf}</Identity> },
          { label: copy.price, value: formatPrice(price) },
          { label: copy.phone, value: phone ? formatPhone(phone) : copy.notGiven },
          { label: copy.personDocument, value: <Identity id={id}>{documentOf}</Identity> },
        ]}
      />
      <div>
        <h3 className={styles.label}>{copy.bio}</h3>
        <p className={styles.bio}>{bio || copy.notGiven}</p>
      </div>
      <Allowed to="approvals.decide">
        <div>
          <h3 className={styles.label}>{copy.documents}</h3>
          <ApplicationDocuments paths={documents} />
        </div>
      </Allowed>
    </div>
  );
}

interface IdentityProps extends Pick<Application, 'id'> {
  readonly children: (identity: ApplicationIdentity) => string;
}

/** A part of the applicant's identity, which is read once this is shown. */
function Identity({ id, children }: IdentityProps) {
  const { data, isError } = useApplicationIdentity(id);
  if (data === undefined) return isError ? copy.identityFailed : <SkeletonText>{copy.notGiven}</SkeletonText>;
  return children(data);
}

/** The city of the profile, which the application follows until the approval. */
const placeOf = ({ place }: ApplicationIdentity) => place || copy.cityNotGiven;
const documentOf = ({ personDocument }: ApplicationIdentity) =>
  formatPersonDocument(personDocument) ?? copy.notGiven;
