import type { MessageView } from '#support/calls.ts'
import { fileSize } from '#support/web/file-size.ts'
import { Icon } from '#web/ui/icon.tsx'

/** A picture opens by itself, a PDF is saved. */
export function MessageFile({ file }: Pick<MessageView, 'file'>) {
  if (file === null) return <p className="support-file-gone">زمان نگهداری این فایل گذشت و پاک شد.</p>
  const address = `/api/support/Message/File/${file.id}`
  if (file.width !== null && file.height !== null)
    return (
      <a className="support-picture" href={address} target="_blank" rel="noreferrer">
        <img
          src={address}
          alt="تصویر پیوست، باز کردن در اندازهٔ کامل"
          width={file.width}
          height={file.height}
          loading="lazy"
        />
      </a>
    )
  return (
    <a className="support-file" href={address} download>
      <Icon name="file-pdf-bold" size="medium" />
      <span>
        فایل PDF <small>{fileSize(file.bytes)}</small>
      </span>
    </a>
  )
}
