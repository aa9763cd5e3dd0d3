import { privacyPolicy } from './privacy-policy';
import { termsOfUse } from './terms-of-use';

/** In the order of their tabs; the first shows at `/legal`. */
export const DOCUMENTS = [privacyPolicy, termsOfUse] as const;
