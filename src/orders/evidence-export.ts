import type { EvidenceFile } from '#orders/evidence.ts'
import { evidenceFacts } from '#orders/evidence-words.ts'
import { type EvidenceDocument, type EvidenceFacts, evidenceDocument } from '#papers/evidence-document.ts'

export interface EvidenceOffice {
  readonly papers: { evidencePdf(document: EvidenceDocument): Promise<Uint8Array> }
  readonly clock: { now(): Temporal.Instant }
  brandOf(id: string | null): EvidenceFacts['brand']
}

/** As a file to be given away. The JSON has the sealed texts whole, so that anybody can count the hashes again. */
export async function evidenceExport(
  { papers, clock, brandOf }: EvidenceOffice,
  file: EvidenceFile,
  as: 'pdf' | 'json',
) {
  const madeAt = clock.now()
  if (as === 'json')
    return {
      type: 'application/json',
      fileName: `evidence-${file.orderNumber}.json`,
      body: JSON.stringify({ madeAt, hashing, ...file }, null, 2),
    }
  const document = evidenceDocument({ ...evidenceFacts(file), brand: brandOf(file.brand), madeAt })
  return {
    type: 'application/pdf',
    fileName: document.fileName,
    body: await papers.evidencePdf(document),
  }
}

const hashing =
  'hash = SHA-256(bytes of the hash before it, then sealed as UTF-8); the first follows SHA-256(orderId)'
