import { type ReactNode, useState } from 'react'
import { PassportScan } from '#documents/web/passport-scan.tsx'
import { NameCheck } from '#passengers/web/name-check.tsx'
import { comparedIn, type Filled, type ReadMarks, readMarks } from '#passengers/web/read-marks.ts'
import { corrected, withReading } from '#passengers/web/reading.ts'
import type { TravellerDraft } from '#passengers/web/traveller-draft.ts'

interface Wanted {
  readonly draft: TravellerDraft
  readonly isNameWrong: boolean
  readonly onFilled: (draft: TravellerDraft) => void
  readonly onChecked: (draft: TravellerDraft) => void
  readonly attach?: ((file: File) => ReactNode) | undefined
}

export function usePassportScan({ draft, isNameWrong, onFilled, onChecked, attach }: Wanted): {
  readonly scan: ReactNode
  readonly read: ReadMarks
} {
  const [filled, setFilled] = useState<Filled>()
  const [picture, setPicture] = useState<File>()
  const scan = (
    <>
      <PassportScan
        form={comparedIn(draft)}
        attach={attach}
        onRead={(reading, file) => {
          const hasName = reading.fields.lastName !== undefined
          const next = { ...withReading(draft, reading.fields), nameCheck: hasName ? 'due' : '' }
          setFilled({ draft: next, reading })
          setPicture(file)
          onFilled(next)
        }}
        onCorrect={(fields) => onFilled(corrected(draft, fields))}
      />
      {draft.nameCheck !== '' && (
        <NameCheck
          draft={draft}
          picture={picture}
          strip={filled?.reading.strip}
          isWrong={isNameWrong}
          onChange={onChecked}
        />
      )}
    </>
  )
  return { scan, read: readMarks(draft, filled) }
}
