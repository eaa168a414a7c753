import { generateKeyPairSync } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import forge from 'node-forge'

const userId = '0.9.2342.19200300.100.1.1'

/** Throw-away keys as Apple and Google give them, as files of a folder; what names them in the settings. */
export function passKeysIn(folder: string, days = { from: '2026-01-01', to: '2036-01-01' }) {
  const authority = forge.pki.rsa.generateKeyPair(2048)
  const own = forge.pki.rsa.generateKeyPair(2048)
  const named = [
    { shortName: 'CN', value: 'Authority of a test' },
    { shortName: 'O', value: 'Test' },
  ]
  const root = certificate({
    subject: named,
    issuer: named,
    keys: authority,
    signer: authority,
    days,
    isAuthority: true,
  })
  const pass = certificate({
    subject: [
      { type: userId, value: 'pass.test.flights' },
      { shortName: 'CN', value: 'Pass Type ID: pass.test.flights' },
      { shortName: 'OU', value: 'TEAM123456' },
    ],
    issuer: named,
    keys: own,
    signer: authority,
    days,
    isAuthority: false,
  })
  const google = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = { type: 'pkcs8', format: 'pem' } as const
  const account = { client_email: 'passes@test.iam', private_key: google.privateKey.export(pem) }
  const put = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text)
    return path.join(folder, name)
  }
  return {
    environment: {
      APPLE_PASS_CERTIFICATE: put('pass.pem', forge.pki.certificateToPem(pass)),
      APPLE_PASS_KEY: put('pass-key.pem', forge.pki.privateKeyToPem(own.privateKey)),
      APPLE_PASS_AUTHORITY: put('authority.pem', forge.pki.certificateToPem(root)),
      GOOGLE_WALLET_ISSUER: '3388000000012345678',
      GOOGLE_WALLET_KEY: put('account.json', JSON.stringify(account)),
    },
    googlePublicKey: google.publicKey,
  }
}

interface Made {
  readonly subject: forge.pki.CertificateField[]
  readonly issuer: forge.pki.CertificateField[]
  readonly keys: forge.pki.rsa.KeyPair
  readonly signer: forge.pki.rsa.KeyPair
  readonly days: { readonly from: string; readonly to: string }
  readonly isAuthority: boolean
}

function certificate({ subject, issuer, keys, signer, days, isAuthority }: Made): forge.pki.Certificate {
  const made = forge.pki.createCertificate()
  made.publicKey = keys.publicKey
  made.serialNumber = isAuthority ? '01' : '02'
  made.validity.notBefore = new Date(days.from)
  made.validity.notAfter = new Date(days.to)
  made.setSubject(subject)
  made.setIssuer(issuer)
  made.setExtensions([{ name: 'basicConstraints', cA: isAuthority }])
  made.sign(signer.privateKey, forge.md.sha256.create())
  return made
}
