import type { Clock } from '../clock.ts';
import { checkAccessToken, signAccessToken } from '../gate/access-token.ts';
import type { ObjectAddress } from './object-address.ts';
import { StorageError } from './storage-error.ts';

const urlOf = ({ bucket, name }: ObjectAddress) => `${bucket}/${name}`;
const inPath = ({ bucket, name }: ObjectAddress) =>
  [bucket, ...name.split('/')].map(encodeURIComponent).join('/');

/** Maximum lifetime of a signed URL: long enough to open a document, short in case the link is passed on. */
export const LONGEST_SECONDS = 300;

/**
 * Signs and verifies temporary public URLs. Access tokens are not valid as their signature, nor the reverse.
 */
export class SignedAddresses {
  readonly #secret: string;
  readonly #clock: Clock;

  constructor(secret: string, clock: Clock) {
    this.#secret = secret;
    this.#clock = clock;
  }

  /** The path after `/storage/v1`, valid for the given seconds. */
  async sign(address: ObjectAddress, seconds: number): Promise<string> {
    const iat = Math.floor(this.#clock.now() / 1000);
    const token = await signAccessToken({ url: urlOf(address), iat, exp: iat + seconds }, this.#secret);
    return `/object/sign/${inPath(address)}?token=${token}`;
  }

  /** Refuses a token that is foreign, expired or made for another file. */
  async check(address: ObjectAddress, token: string): Promise<void> {
    const check = await checkAccessToken(token, this.#secret, this.#clock.now());
    if (!check.valid)
      throw new StorageError(
        400,
        'InvalidJWT',
        check.reason === 'expired' ? '"exp" claim timestamp check failed' : 'jwt malformed',
      );
    const { iat = 0, exp = Infinity, url } = check.claims;
    if (url !== urlOf(address) || exp - iat > LONGEST_SECONDS)
      throw new StorageError(400, 'InvalidSignature', 'Invalid signature');
  }
}
