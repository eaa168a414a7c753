import { createHash } from 'node:crypto'
import forge from 'node-forge'
import type { AppleKeys } from '#flights/passes/server/apple-keys.ts'
import { zip } from '#server/zip.ts'

export type PassFiles = Readonly<Record<string, Uint8Array>>

/** A .pkpass: its files, their SHA-1 in a manifest, and the manifest's detached PKCS#7 signature. */
export async function signedPass(
  files: PassFiles,
  keys: AppleKeys,
  now: Temporal.Instant,
): Promise<Uint8Array> {
  const manifest = JSON.stringify(
    Object.fromEntries(
      Object.entries(files).map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')]),
    ),
  )
  const entries = [
    ...Object.entries(files).map(([name, body]) => ({ name, body })),
    { name: 'manifest.json', body: Buffer.from(manifest) },
    { name: 'signature', body: detachedSignature(manifest, keys, now) },
  ]
  return bytesOf(entries, now)
}

/** Several passes at once: what the system asks to add together. */
export function passBundle(passes: readonly Uint8Array[], now: Temporal.Instant): Promise<Uint8Array> {
  return bytesOf(
    passes.map((body, place) => ({ name: `${place + 1}.pkpass`, body })),
    now,
  )
}

async function bytesOf(
  entries: readonly { readonly name: string; readonly body: Uint8Array }[],
  now: Temporal.Instant,
): Promise<Uint8Array> {
  return Buffer.concat(await Array.fromAsync(zip(entries, new Date(now.epochMilliseconds))))
}

function detachedSignature(content: string, keys: AppleKeys, now: Temporal.Instant): Uint8Array {
  const { pkcs7, pki, util, asn1 } = forge
  const signed = pkcs7.createSignedData()
  signed.content = util.createBuffer(content, 'utf8')
  signed.addCertificate(keys.certificate)
  signed.addCertificate(keys.authority)
  signed.addSigner({
    key: keys.key,
    certificate: keys.certificate,
    digestAlgorithm: pki.oids['sha256'] ?? '',
    authenticatedAttributes: [
      { type: pki.oids['contentType'] ?? '', value: pki.oids['data'] ?? '' },
      { type: pki.oids['messageDigest'] ?? '' },
      // the library wants a Date, its types a text
      { type: pki.oids['signingTime'] ?? '', value: new Date(now.epochMilliseconds) as unknown as string },
    ],
  })
  signed.sign({ detached: true })
  return Buffer.from(asn1.toDer(signed.toAsn1()).getBytes(), 'latin1')
}
