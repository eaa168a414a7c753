import type { ReactNode } from 'react'
import type { ReadField, Reading } from '#documents/reader/reading.ts'
import { type Attachable, AttachPicture } from '#documents/web/attach-picture.tsx'
import { fieldsNamed, howMany } from '#documents/web/field-words.ts'
import { PictureSmall } from '#documents/web/picture-small.tsx'
import { persianDigits } from '#money/digits.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props extends Attachable {
  readonly file: File
  readonly reading: Reading
  readonly other: ReactNode
  readonly attach?: ((file: File) => ReactNode) | undefined
}

export function ScanRead({ file, reading, form, onCorrect, other, attach }: Props) {
  const isSure = reading.verdict === 'accepted'
  const many = howMany(Object.keys(reading.fields) as ReadField[])
  return (
    <>
      <PictureSmall file={file} />
      <div className="passport-scan-words">
        <b>{isSure ? 'گذرنامه خوانده شد' : 'گذرنامه خوانده شد؛ لطفاً بررسی کنید'}</b>
        <p>
          {isSure
            ? `${persianDigits(many)} فیلد پر شد. نام و تاریخ‌ها را یک بار با گذرنامه مقایسه کنید.`
            : doubts(reading)}
        </p>
        <p className="passport-scan-file">
          <Icon name="image" size="small" />
          <bdi>{file.name}</bdi>&nbsp;· {megabytes(file.size)}
        </p>
      </div>
      <div className="passport-scan-actions">
        {other}
        {attach ? (
          attach(file)
        ) : (
          <AttachPicture key={form.passportNumber} file={file} form={form} onCorrect={onCorrect} />
        )}
      </div>
    </>
  )
}

function doubts({ doubtful }: Reading): string {
  if (doubtful.length === 0) return 'همهٔ فیلدها را با گذرنامه مقایسه کنید.'
  return `این‌ها روشن خوانده نشد: ${fieldsNamed(doubtful)}. همه را با گذرنامه مقایسه کنید.`
}

function megabytes(bytes: number): string {
  const tenths = Math.max(1, Math.round(bytes / ((1024 * 1024) / 10)))
  return `${persianDigits(`${Math.floor(tenths / 10)}٫${tenths % 10}`)} مگابایت`
}
