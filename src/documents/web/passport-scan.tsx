import './passport-scan.css'
import { type ClipboardEvent, type DragEvent, lazy, type ReactNode, Suspense, useState } from 'react'
import type { Reading } from '#documents/reader/reading.ts'
import type { Attachable } from '#documents/web/attach-picture.tsx'
import { PictureChoice } from '#documents/web/picture-choice.tsx'
import { scanWords } from '#documents/web/scan-words.ts'
import { useScan } from '#documents/web/use-scan.ts'
import { Icon } from '#web/ui/icon.tsx'

const ScanOutcome = lazy(() => import('#documents/web/scan-outcome.tsx'))

interface Props extends Attachable {
  readonly attach?: ((file: File) => ReactNode) | undefined
  readonly onRead: (reading: Reading, file: File) => void
}

/** Chosen, photographed, dropped or pasted; read on the device. */
export function PassportScan({ form, attach, onRead, onCorrect }: Props) {
  const { scan, take, send, clear } = useScan(onRead)
  const [isOver, setOver] = useState(false)
  const given = (event: DragEvent | ClipboardEvent, from: DataTransfer) => {
    const file = Array.from(from.files)[0]
    if (file === undefined) return
    event.preventDefault()
    take(file)
  }
  return (
    <div
      className="passport-scan"
      data-at={scan.at}
      data-verdict={scan.at === 'read' ? scan.reading.verdict : undefined}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        event.preventDefault()
        given(event, event.dataTransfer)
      }}
      onPaste={(event) => given(event, event.clipboardData)}
    >
      {scan.at === 'nothing' ? (
        <Invitation onFile={take} />
      ) : (
        <Suspense fallback={<Waiting />}>
          <ScanOutcome
            scan={scan}
            form={form}
            onCorrect={onCorrect}
            attach={attach}
            onFile={take}
            onSend={send}
            onClear={clear}
          />
        </Suspense>
      )}
      <p className="only-spoken" role="status">
        {scanWords(scan)}
      </p>
    </div>
  )
}

function Invitation({ onFile }: { readonly onFile: (file: File) => void }) {
  return (
    <>
      <span className="passport-scan-sign" aria-hidden="true">
        <Icon name="scan-duotone" size="large" />
      </span>
      <div className="passport-scan-words">
        <b>گذرنامه را اسکن کنید تا فرم خودش پر شود</b>
        <p>
          تصویر صفحهٔ مشخصات را رها کنید یا انتخاب کنید. JPG یا PNG، حداکثر ۵ مگابایت. تصویر روی همین دستگاه
          خوانده می‌شود و جایی فرستاده نمی‌شود.
        </p>
      </div>
      <div className="passport-scan-actions">
        <PictureChoice words="انتخاب تصویر" icon="upload-simple-bold" kind="tonal" onFile={onFile} />
        <PictureChoice words="گرفتن عکس" icon="camera-bold" kind="line" camera onFile={onFile} />
      </div>
    </>
  )
}

function Waiting() {
  return (
    <div className="passport-scan-words">
      <b>در حال خواندن گذرنامه…</b>
    </div>
  )
}
