import { useState } from 'react'
import { type ComparedField, type ComparedForm, type Unlike, unlike } from '#documents/field-differences.ts'
import type { Reading } from '#documents/reader/reading.ts'
import type { Attachable } from '#documents/web/attach-picture.tsx'
import { UnlikeSaid } from '#documents/web/field-differences.tsx'
import { fieldNamed } from '#documents/web/field-words.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

/** The server's reading compared with the form: take it over or dismiss it. Never blocks. */
export function PictureChecked({ reading, form, onCorrect }: Attachable & { readonly reading: Reading }) {
  const [kept, setKept] = useState<ReadonlySet<ComparedField>>(new Set())
  if (reading.verdict === 'invalid')
    return (
      <Note tone="warn" icon="warning-circle-fill" announced>
        در این تصویر گذرنامه‌ای دیده نمی‌شود. اگر تصویر دیگری است، آن را تعویض کنید.
      </Note>
    )
  const others = unlike(form, reading).filter(({ field }) => !kept.has(field))
  if (others.length === 0) {
    const agrees = reading.verdict === 'accepted' && kept.size === 0 && isWhole(form)
    return <p className="passport-scan-note">{agrees && 'تصویر با فرم می‌خواند.'}</p>
  }
  return (
    <div className="passport-scan-unlike" role="alert">
      {others.map((one) => (
        <Note key={one.field} tone="warn" icon="warning-circle-fill">
          <UnlikeSaid {...one} />
          <p className="passport-scan-unlike-acts">
            <Button kind="tonal" size="small" onClick={() => onCorrect(fieldsOf(one, reading))}>
              همین را بنویس<span className="only-spoken">: {fieldNamed(one.field)}</span>
            </Button>
            <Button kind="ghost" size="small" onClick={() => setKept(new Set([...kept, one.field]))}>
              فرم درست است<span className="only-spoken">: {fieldNamed(one.field)}</span>
            </Button>
          </p>
        </Note>
      ))}
    </div>
  )
}

function isWhole(form: ComparedForm): boolean {
  return Object.values(form).every((typed) => typed !== '')
}

/** The expiry date needs its calendar. */
function fieldsOf({ field, read }: Unlike, { fields }: Reading): Reading['fields'] {
  const { passportExpirationDateType } = fields
  if (field !== 'passportExpirationDateFa' || passportExpirationDateType === undefined)
    return { [field]: read }
  return { passportExpirationDateFa: read, passportExpirationDateType }
}
