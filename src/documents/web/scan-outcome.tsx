import type { ReactNode } from 'react'
import { sentences } from '#documents/sentences.ts'
import type { Attachable } from '#documents/web/attach-picture.tsx'
import { PictureChoice } from '#documents/web/picture-choice.tsx'
import { PictureSmall } from '#documents/web/picture-small.tsx'
import { ScanRead } from '#documents/web/scan-read.tsx'
import { shrunk } from '#documents/web/shrunk.ts'
import type { Scan } from '#documents/web/use-scan.ts'
import { saidOf } from '#documents/web/wrong-with.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props extends Attachable {
  readonly scan: Exclude<Scan, { at: 'nothing' }>
  readonly attach?: ((file: File) => ReactNode) | undefined
  readonly onFile: (file: File) => void
  readonly onSend: (file: File) => void
  readonly onClear: () => void
}

export default function ScanOutcome({ scan, attach, onFile, onSend, onClear, ...form }: Props) {
  const other = <PictureChoice words="تعویض تصویر" icon="upload-simple-bold" kind="line" onFile={onFile} />
  switch (scan.at) {
    case 'reading':
      return <BeingRead {...scan} onClear={onClear} />
    case 'asking':
      return <MayBeSent onSend={() => onSend(scan.file)} onClear={onClear} />
    case 'read':
      return <ScanRead key={scan.file.lastModified} {...scan} {...form} other={other} attach={attach} />
    case 'wrong':
      return (
        <>
          <OutcomeBox isBad title={saidOf(scan.wrong)} />
          <div className="passport-scan-actions">
            {scan.wrong === 'tooLarge' && <Shrink file={scan.file} onFile={onFile} />}
            {other}
          </div>
        </>
      )
    case 'declined':
    case 'invalid':
      return (
        <>
          <PictureSmall file={scan.file} />
          <OutcomeBox isBad title={scan.at === 'invalid' ? sentences.invalid : scan.says}>
            {scan.at === 'invalid' && advice}
          </OutcomeBox>
          <div className="passport-scan-actions">{other}</div>
        </>
      )
  }
}

const advice =
  'تصویر خوانا نبود. با نور بهتر دوباره بگیرید یا فرم را دستی پر کنید. دو سطر پایین صفحهٔ مشخصات باید کامل، صاف و بدون بازتاب نور دیده شود.'

type BeingReadProps = Pick<Extract<Scan, { at: 'reading' }>, 'file' | 'by'> & { readonly onClear: () => void }

function BeingRead({ file, by, onClear }: BeingReadProps) {
  return (
    <>
      <PictureSmall file={file} />
      <div className="passport-scan-words">
        <b>
          <span className="spinner" aria-hidden="true" /> در حال خواندن گذرنامه…
        </b>
        <p>
          {by === 'device' ? 'تصویر روی همین دستگاه خوانده می‌شود.' : 'تصویر پس از خواندن نگه داشته نمی‌شود.'}
        </p>
      </div>
      <div className="passport-scan-actions">
        <Button kind="line" size="small" onClick={onClear}>
          انصراف
        </Button>
      </div>
    </>
  )
}

function MayBeSent({ onSend, onClear }: { readonly onSend: () => void; readonly onClear: () => void }) {
  return (
    <>
      <OutcomeBox title="این مرورگر نمی‌تواند تصویر را روی دستگاه بخواند.">
        با موافقت شما تصویر برای خواندن به ما فرستاده می‌شود و پس از خواندن نگه داشته نمی‌شود.
      </OutcomeBox>
      <div className="passport-scan-actions">
        <Button kind="tonal" size="small" onClick={onSend}>
          فرستادن و خواندن
        </Button>
        <Button kind="line" size="small" onClick={onClear}>
          انصراف
        </Button>
      </div>
    </>
  )
}

interface OutcomeProps {
  readonly title: string
  readonly isBad?: boolean
  readonly children?: ReactNode
}

function OutcomeBox({ title, isBad = false, children }: OutcomeProps) {
  return (
    <div className="passport-scan-words">
      <b>
        {isBad && <Icon name="warning-circle-fill" />} {title}
      </b>
      {children && <p>{children}</p>}
    </div>
  )
}

function Shrink({ file, onFile }: { readonly file: File; readonly onFile: (file: File) => void }) {
  return (
    <Button
      kind="tonal"
      size="small"
      onClick={() => void shrunk(file).then((smaller) => onFile(smaller ?? new File([], file.name)))}
    >
      کوچک کردن همین تصویر
    </Button>
  )
}
