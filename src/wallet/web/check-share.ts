import { rial } from '#money/rial.ts'
import type { Proof, Share } from '#wallet/calls.ts'
import { type Digest, type Published, signedText, type Verified, verify } from '#wallet/liabilities.ts'

export interface Checked extends Verified {
  readonly isOwn: boolean
  /** undefined where the browser has no Ed25519 */
  readonly isSigned: boolean | undefined
}

export const sha256: Digest = async (text) => hex(await crypto.subtle.digest('SHA-256', bytesOf(text)))

export async function checkShare({ userId, leaf, place, path }: Share, proof: Proof): Promise<Checked> {
  const published: Published = { ...proof, total: rial(proof.total) }
  const inclusion = {
    leaf: { ...leaf, amount: rial(leaf.amount) },
    place,
    path: path.map((node) => ({ ...node, sum: rial(node.sum) })),
  }
  const verified = await verify(sha256, inclusion, published)
  return {
    ...verified,
    isOwn: (await sha256(userId)) === leaf.owner,
    isSigned: await isSigned(published, proof),
  }
}

async function isSigned(published: Published, { signature, publicKey }: Proof): Promise<boolean | undefined> {
  try {
    const key = await crypto.subtle.importKey('raw', bytesIn(publicKey), 'Ed25519', false, ['verify'])
    return await crypto.subtle.verify('Ed25519', key, bytesIn(signature), bytesOf(signedText(published)))
  } catch (error) {
    // an older browser: the root is still compared
    if (error instanceof DOMException && error.name === 'NotSupportedError') return undefined
    throw error
  }
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

/** base64url */
function bytesIn(text: string): Uint8Array<ArrayBuffer> {
  const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0))
}

function hex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
