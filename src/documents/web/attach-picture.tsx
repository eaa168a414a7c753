import type { ComparedForm } from '#documents/field-differences.ts'
import { DOCUMENT_KINDS } from '#documents/kinds.ts'
import type { ReadField, Reading } from '#documents/reader/reading.ts'
import { PictureChecked } from '#documents/web/picture-checked.tsx'
import { useAttaching } from '#documents/web/use-attaching.ts'
import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

export interface Attachable {
  /** the picture is attached to this passport number */
  readonly form: ComparedForm
  readonly onCorrect: (fields: Reading['fields']) => void
}

/** Only here a picture leaves the device, on the traveller's word. The server's reading counts. */
export function AttachPicture({ file, form, onCorrect }: Attachable & { readonly file: File }) {
  const { attaching, attach, detach } = useAttaching(file, form.passportNumber)
  function correct(fields: Reading['fields']) {
    // attached to a wrong number: attach again to the right one
    if (hasNumber(fields)) detach()
    onCorrect(fields)
  }
  if (attaching.at === 'attached')
    return (
      <>
        <p className="passport-scan-attached" role="status">
          <Icon name="check-circle-fill" size="small" />
          تصویر به این مسافر پیوست شد
        </p>
        {attaching.reading && <PictureChecked reading={attaching.reading} form={form} onCorrect={correct} />}
      </>
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
          : `اختیاری است. با پیوست، تصویر رمزشده و فقط برای شما نگه داشته می‌شود، یک بار هم نزد ما خوانده و با فرم سنجیده می‌شود و حداکثر پس از ${persianDigits(DOCUMENT_KINDS.passport.keptDays)} روز پاک می‌شود.`}
      </p>
    </>
  )
}

function hasNumber(fields: Partial<Record<ReadField, string>>): boolean {
  return fields.passportNumber !== undefined
}
