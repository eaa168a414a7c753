import { useState } from 'react'
import type { documentCalls } from '#documents/calls.ts'
import { DOCUMENT_KINDS } from '#documents/kinds.ts'
import { persianDigits } from '#money/digits.ts'
import { ask } from '#web/api.ts'
import { Declined } from '#web/declined.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly file: File
  readonly passportNumber: string
}

type Attaching =
  | { readonly at: 'offered' }
  | { readonly at: 'sending' }
  | { readonly at: 'attached' }
  | { readonly at: 'declined'; readonly says: string }

/** Only here does a picture leave the device: when the traveller says so. */
export function AttachPicture({ file, passportNumber }: Props) {
  const [attaching, setAttaching] = useState<Attaching>({ at: 'offered' })
  async function attach() {
    setAttaching({ at: 'sending' })
    try {
      await ask<typeof documentCalls.upload>('POST /blob/Blob/Upload', {
        body: { kind: 'passport', ...(isNumber(passportNumber) && { passportNumber }) },
        file,
      })
      setAttaching({ at: 'attached' })
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      setAttaching({ at: 'declined', says: error.message })
    }
  }
  if (attaching.at === 'attached')
    return (
      <p className="passport-scan-attached" role="status">
        <Icon name="check-circle-fill" size="small" />
        تصویر به این مسافر پیوست شد
      </p>
    )
  return (
    <>
      <Button
        kind="line"
        size="small"
        busy={attaching.at === 'sending' && 'در حال پیوست…'}
        onClick={() => void attach()}
      >
        پیوست به مسافر
      </Button>
      <p className="passport-scan-note" role={attaching.at === 'declined' ? 'alert' : undefined}>
        {attaching.at === 'declined'
          ? attaching.says
          : `اختیاری است. با پیوست، تصویر رمزشده و فقط برای شما نگه داشته می‌شود و حداکثر پس از ${persianDigits(DOCUMENT_KINDS.passport.keptDays)} روز پاک می‌شود.`}
      </p>
    </>
  )
}

function isNumber(text: string): boolean {
  return /^[A-Za-z0-9]{6,10}$/.test(text)
}
