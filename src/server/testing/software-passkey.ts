// A passkey made of software (ES256), which answers as a browser and its authenticator would.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

interface Circumstances {
  origin?: string;
  /** Whether it has checked who holds it. */
  userVerified?: boolean;
  counter?: number;
}

export interface SoftwarePasskey {
  id: string;
  /** What a browser answers when it has made this passkey. */
  create(challenge: string, circumstances?: Circumstances): CreatedAnswer;
  /** What a browser answers when this passkey signs in. Each use counts one further. */
  sign(challenge: string, circumstances?: Circumstances): SignedAnswer;
}

interface Answer {
  id: string;
  rawId: string;
  type: 'public-key';
}
type CreatedAnswer = Answer & { response: { clientDataJSON: string; attestationObject: string } };
type SignedAnswer = Answer & {
  response: { clientDataJSON: string; authenticatorData: string; signature: string };
};

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

export function createSoftwarePasskey(publicUrl = 'http://localhost:3000'): SoftwarePasskey {
  const { origin: ownOrigin, hostname } = new URL(publicUrl);
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(16);
  const id = credentialId.toString('base64url');
  const answer = { id, rawId: id, type: 'public-key' as const };
  let uses = 0;

  function authenticatorData(flags: number, { userVerified = true, counter }: Circumstances) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? uses);
    const allFlags = flags | PRESENT | (userVerified ? VERIFIED : 0);
    return Buffer.concat([sha256(hostname), Buffer.from([allFlags]), count]);
  }

  function clientData(type: string, challenge: string, { origin = ownOrigin }: Circumstances) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  return {
    id,
    create(challenge, circumstances = {}) {
      const data = Buffer.concat([
        authenticatorData(WITH_CREDENTIAL, circumstances),
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')),
      ]);
      return {
        ...answer,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, circumstances)),
          attestationObject: text(attestation(data)),
        },
      };
    },
    sign(challenge, circumstances = {}) {
      uses += 1;
      const data = authenticatorData(0, circumstances);
      const client = clientData('webauthn.get', challenge, circumstances);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...answer,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
        },
      };
    },
  };
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}

function text(bytes: Buffer): string {
  return bytes.toString('base64url');
}

/** { 1: EC2, 3: ES256, -1: P-256, -2: x, -3: y } in CBOR. */
function coseKey(x: Buffer, y: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    x,
    Buffer.from([0x22, 0x58, 0x20]),
    y,
  ]);
}

/** { fmt: 'none', attStmt: {}, authData } in CBOR. */
function attestation(authData: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ]);
}
