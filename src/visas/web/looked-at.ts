import type { DocumentKind } from '#documents/kinds.ts'
import type { LookedAt } from '#visas/web/look-at-picture.ts'

/** The measures are loaded with the first picture; without them, or a canvas, the server alone looks. */
export async function lookedAt(file: File, kind: DocumentKind): Promise<LookedAt> {
  try {
    const { lookAtPicture } = await import('#visas/web/look-at-picture.ts')
    return await lookAtPicture(file, kind)
  } catch {
    return { wrong: undefined, findings: [] }
  }
}
