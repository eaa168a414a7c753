import './papers.css'
import { useId } from 'react'
import type { DocumentKind } from '#documents/kinds.ts'
import type { Attachable } from '#documents/web/attach-picture.tsx'
import { PictureChecked } from '#documents/web/picture-checked.tsx'
import type { PaperNeeded } from '#visas/responses.ts'
import { PaperRow } from '#visas/web/paper-row.tsx'
import { paperOf, type RequestDraft } from '#visas/web/request-draft.ts'

interface Props {
  readonly needed: readonly PaperNeeded[]
  readonly draft: RequestDraft
  readonly index: number
  readonly faults: Readonly<Record<string, string>>
  readonly onFile: (kind: DocumentKind, file: File) => void
  readonly onGoOn: (kind: DocumentKind, file: File) => void
  readonly against: Attachable
}

export function ApplicantPapers({ needed, draft, index, faults, onFile, onGoOn, against }: Props) {
  const titleId = useId()
  return (
    <div className="papers">
      <h3 id={titleId}>مدارک</h3>
      <p>
        JPG یا PNG، هر تصویر حداکثر ۵ مگابایت. رمزشده نگه داشته می‌شود و پس از پایان کار پاک می‌شود. تصویر
        گذرنامه یک بار هم نزد ما خوانده و با فرم سنجیده می‌شود. پیش از فرستادن، تصویر روی همین دستگاه نگاه
        می‌شود.
      </p>
      <ul aria-labelledby={titleId}>
        {needed.map((one) => {
          const paper = paperOf(draft, index, one.kind)
          return (
            <PaperRow
              key={one.kind}
              needed={one}
              paper={paper}
              fault={faults[`papers.${one.kind}`]}
              onFile={(file) => onFile(one.kind, file)}
              onGoOn={(file) => onGoOn(one.kind, file)}
            >
              {paper?.at === 'kept' && paper.reading && (
                <PictureChecked key={paper.blobId} reading={paper.reading} {...against} />
              )}
            </PaperRow>
          )
        })}
      </ul>
    </div>
  )
}
