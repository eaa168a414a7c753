import { PictureSmall } from '#documents/web/picture-small.tsx'
import { fileSize } from '#support/web/file-size.ts'
import type { ChosenFile as Chosen } from '#support/web/use-chosen-file.ts'
import { IconButton } from '#web/ui/fields/icon-button.tsx'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly chosen: Chosen
  readonly isSending: boolean
  readonly onDrop: () => void
}

export function ChosenFile({ chosen: { file, isPicture }, isSending, onDrop }: Props) {
  return (
    <div className="support-chosen">
      {isPicture ? <PictureSmall file={file} /> : <Icon name="file-pdf-bold" size="medium" />}
      <p role="status">
        <bdi>{file.name}</bdi>
        <small>{isSending ? 'در حال فرستادن…' : fileSize(file.size)}</small>
      </p>
      <IconButton icon="x-bold" label={`برداشتن ${file.name}`} disabled={isSending} onClick={onDrop} />
    </div>
  )
}
